/** Lint rules against four faults that make a set of stories look tested when it is not. */
import { roles } from 'aria-query';

const acting =
  /\buserEvent\b|\bloseLine\b|\bfireEvent\b|\bdispatchEvent\b|\.focus\(|\.click\(|\.scroll|\bmsw\b/;

const isStory = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  ['story', 'extend'].includes(callee.property.name);

const property = (object, name) =>
  object?.properties?.find(({ type, key }) => type === 'Property' && (key.name ?? key.value) === name);

const rootOf = (node) => {
  let at = node;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression') {
    at = at.type === 'CallExpression' ? at.callee : at.object;
  }
  return at;
};

const isExpect = (node) => {
  const root = rootOf(node);
  return root.type === 'Identifier' && root.name === 'expect';
};

const meta = (description) => ({ type: 'problem', docs: { description }, schema: [] });

/** The names of this file's functions whose body, or that of one they call, is found by `sought`. */
function functionsThat(sought, sourceCode) {
  const bodies = sourceCode.ast.body.flatMap((node) => {
    if (node.type === 'FunctionDeclaration') return [[node.id.name, sourceCode.getText(node)]];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations
      .filter(({ init }) => /Function/.test(init?.type))
      .map(({ id, init }) => [id.name, sourceCode.getText(init)]);
  });
  const found = new Set();
  const finds = (code) =>
    sought.test(code) || [...found].some((name) => new RegExp(`\\b${name}\\(`).test(code));
  for (const _ of bodies) for (const [name, body] of bodies) if (finds(body)) found.add(name);
  return finds;
}

const playAsserts = {
  meta: meta('A play says with expect what the reader gets.'),
  create: ({ report, sourceCode }) => ({
    Property(node) {
      if ((node.key.name ?? node.key.value) !== 'play' || !/Function/.test(node.value.type)) return;
      if (functionsThat(/\bexpect\(/, sourceCode)(sourceCode.getText(node.value))) return;
      report({ node, message: 'This play asserts nothing: say with expect what the reader gets.' });
    },
  }),
};

const noSwallowedExpect = {
  meta: meta('No expect is thrown away: awaited, or returned.'),
  create: ({ report }) => ({
    UnaryExpression(node) {
      if (node.operator === 'void' && isExpect(node.argument)) {
        report({ node, message: 'void swallows the failure of this expect: await it.' });
      }
    },
    ExpressionStatement({ expression }) {
      if (expression.type === 'CallExpression' && isExpect(expression)) {
        report({ node: expression, message: 'The failure of this expect is lost: await it.' });
      }
    },
  }),
};

const noSameStory = {
  meta: meta('No two stories of a file stand for the same state.'),
  create({ report, sourceCode }) {
    const still = new Map();
    const acts = functionsThat(acting, sourceCode);
    return {
      ExportNamedDeclaration({ declaration }) {
        const [declared] = declaration?.declarations ?? [];
        if (!declared?.init || !isStory(declared.init)) return;
        const [given] = declared.init.arguments;
        const play = property(given, 'play');
        if (play && acts(sourceCode.getText(play))) return;
        const state = (given?.properties ?? [])
          .filter((part) => part !== play)
          .map((part) => sourceCode.getText(part).replaceAll(/\s+/g, ' '))
          .toSorted()
          .join();
        const key = `${sourceCode.getText(declared.init.callee)} ${state}`;
        const twin = still.get(key);
        if (twin) report({ node: declared.id, message: `${declared.id.name} is the same as ${twin}.` });
        else still.set(key, declared.id.name);
      },
    };
  },
};

const realRoles = {
  meta: meta('What a play looks for is found as a reader finds it: by a role that exists, never by a class.'),
  create: ({ report }) => ({
    CallExpression(node) {
      const query = node.callee.property?.name ?? '';
      const [asked] = node.arguments;
      if (/ByTestId$/.test(query))
        report({ node, message: 'A reader sees no test id: ask by role or text.' });
      if (asked?.type !== 'Literal') return;
      if (/^querySelector/.test(query) && /(^|[\s>+~])\.[a-z]/.test(asked.value)) {
        report({ node: asked, message: 'A reader sees no class: ask by role or text.' });
      }
      if (/ByRole$/.test(query) && (!roles.has(asked.value) || roles.get(asked.value).abstract)) {
        report({ node: asked, message: `${asked.value} is no ARIA role: what is asked for is never there.` });
      }
    },
  }),
};

export default {
  meta: { name: 'stories' },
  rules: {
    'play-asserts': playAsserts,
    'no-swallowed-expect': noSwallowedExpect,
    'no-same-story': noSameStory,
    'real-roles': realRoles,
  },
};
