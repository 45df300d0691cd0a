import {
  codeFault,
  emailFault,
  mobileFault,
  phoneToSend,
  withoutSpaces,
} from '#src/domain/account/contact-checks.ts';
import { addressMax } from '#src/domain/limits.ts';
import { passwordFault, passwordLength, passwordStrength } from '#src/domain/account/password-rules.ts';
import { describe } from '#service/http/description.ts';
import { validatorsOf } from '#service/http/validate.ts';
import { newPhone, openShop, type Shop, type Shopper } from '../service/shop.ts';
import { places, sriLanka } from '../service/world.ts';

/** One sample of one rule (S5): what the form says of it and what the service says of what the form would send. */
export type RuleRow = { rule: string; sample: string; form: string; service: string; agree: boolean };

type Rule = {
  rule: string;
  /** What is typed; a list where a rule looks at two entries. */
  samples: readonly (readonly string[])[];
  /** Why the form refuses, or undefined. */
  form: (...typed: string[]) => string | undefined;
  /** Why the service refuses, or undefined; absent where it never sees the entry. */
  service?: (...typed: string[]) => Promise<string | undefined>;
};

const one = (...samples: string[]) => samples.map((sample) => [sample]);
const long = (length: number) => 'Aa1-'.padEnd(length, 'x');

/** The texts of address, nickname and review: something stands there, and no more than fits. */
const textFault = (max: number) => (text: string) =>
  text.trim() === '' ? 'required' : Array.from(text).length > max ? 'tooLong' : undefined;

/** What the service asks of a new password is advice in the form (Z27), said beside it as it is typed. */
const passwordAdvice = (password: string) =>
  passwordFault(password) ??
  (password.length > passwordLength.max || passwordStrength(password) === 'none' ? 'weak' : undefined);

/** Asks form and service the same samples. */
export async function ruleRows(): Promise<RuleRow[]> {
  const shop = await openShop();
  try {
    const rows: RuleRow[] = [];
    for (const { rule, samples, form, service } of rulesFor(shop, await shop.logIn(newPhone()))) {
      for (const typed of samples) {
        const [fault, refusal] = [form(...typed), service && (await service(...typed))];
        rows.push({
          rule,
          sample: typed.map(shown).join(' + '),
          form: fault ?? 'accepted',
          service: service ? (refusal ?? 'accepted') : 'never sees it',
          agree: !service || (fault === undefined) === (refusal === undefined),
        });
      }
    }
    return rows;
  } finally {
    await shop.close();
  }
}

const shown = (text: string) =>
  text.length > 24
    ? `${JSON.stringify(text.slice(0, 12))}… (${Array.from(text).length})`
    : JSON.stringify(text);

type Said = { code: string; fields?: { field: string; code: string }[] };

function rulesFor(shop: Shop, shopper: Shopper): Rule[] {
  /** The refusal of a field; what is refused later, such as a code that was never sent, is no matter of form. */
  const refusal = async (path: string, body: unknown, own?: readonly string[]) => {
    const { status, body: said } = await shop.ask<Said>(`/api${path}`, { method: 'POST', body });
    if (status === 200) return undefined;
    const isOwn = said.fields !== undefined || said.code.startsWith('phone.');
    return isOwn && (own ?? [said.code]).includes(said.code) ? said.code : undefined;
  };
  const account = { code: '000000', invite: '', nickName: 'N', regionId: sriLanka, userMobile: newPhone() };
  const register = (more: object) =>
    refusal('/user/register', { ...account, loginPassword: long(12), ...more });
  const sms = (country: string, number: string) =>
    refusal('/sms/send', { mobile: phoneToSend(country, number) });
  const mail = (text: string) => refusal('/mail/send', { mail: withoutSpaces(text) });
  const review = validatorsOf(describe('post', '/p/prodComm'));
  const reviewOf = (content: string, photos: number) =>
    review.body({
      orderItemId: 1,
      prodId: 1,
      score: 5,
      content,
      pics: Array.from({ length: photos }, (_, index) => `review/2026/${index}.webp`),
      isAnonymous: false,
    });
  const newPassword = (loginPassword: string) => register({ loginPassword });

  return [
    {
      rule: 'S5.1',
      samples: [
        ['', '771234567'],
        ['94', '771230001'],
      ],
      form: mobileFault,
      service: sms,
    },
    {
      rule: 'S5.2',
      samples: [
        ['94', '771230002'],
        ['90', '5321230002'],
        ['94', '77123456'],
        ['94', '77123456789'],
        ['94', '77123456x'],
        ['94', '٧٧١٢٣٤٥٦٧'],
        ['86', '13800138000'],
      ],
      form: mobileFault,
      service: sms,
    },
    {
      rule: 'S5.3',
      samples: [
        ['94', ''],
        ['94', '   '],
      ],
      form: mobileFault,
      service: sms,
    },
    {
      rule: 'S5.4',
      samples: one('nimal.perera-1_x@example.com', 'a@b.info', 'a@b', '@b.lk', 'a+b@c.lk', 'ü@example.com'),
      form: emailFault,
      service: mail,
    },
    { rule: 'S5.5', samples: one(' nimal @example.com ', 'a b@c.lk'), form: emailFault, service: mail },
    { rule: 'S5.5', samples: [['94', '77 123 00 03']], form: mobileFault, service: sms },
    { rule: 'S5.6', samples: [['94', '94771234567']], form: mobileFault, service: sms },
    { rule: 'S5.7', samples: one('nimal', '771234567', 'nimal@'), form: emailFault, service: mail },
    { rule: 'S5.8', samples: one('', '  '), form: emailFault, service: mail },
    {
      rule: 'S5.9',
      samples: one('a@b.online', 'a@b.c', 'A@B.LK', `${'a'.repeat(64)}@b.lk`, `${'a'.repeat(120)}@b.lk`),
      form: emailFault,
      service: mail,
    },
    {
      rule: 'S5.9',
      samples: one(`${'b'.repeat(112)}@b.lk`, `a@${'b'.repeat(70)}.lk`),
      form: emailFault,
      service: (loginId) =>
        refusal('/quick/login', { loginType: 1, loginId, code: '000000', region: sriLanka }),
    },
    { rule: 'S5.10', samples: one('', 'Kandy-Lake-2026'), form: passwordFault, service: newPassword },
    {
      rule: 'S5.11',
      samples: one(' Kandy-Lake-2026', 'Kandy-Lake-2026 ', '\u3000Kandy-Lake-1', 'Kandy Lake-1'),
      form: passwordFault,
      service: newPassword,
    },
    {
      rule: 'S5.12',
      samples: one('Sh0rt-x', 'Eight-8x', long(passwordLength.max), long(passwordLength.max + 1)),
      form: passwordAdvice,
      service: newPassword,
    },
    {
      rule: 'S5.13',
      samples: one(
        'kandy-lake-27',
        'Kandylake27',
        'kandylake27',
        'kandy-lake-of',
        'ŞİFRE-çok-27',
        '密码密码密码密码',
      ),
      form: passwordAdvice,
      service: newPassword,
    },
    { rule: 'S5.15', samples: [['Kandy-Lake-2026', '']], form: (_, again = '') => again || 'required' },
    {
      rule: 'S5.16',
      samples: [
        ['Kandy-Lake-2026', 'Kandy-Lake-2027'],
        ['Kandy-Lake-2026', 'Kandy-Lake-2026'],
      ],
      form: (password, again) => (password === again ? undefined : 'mismatch'),
    },
    {
      rule: 'S5.17',
      samples: one('', '  '),
      form: codeFault,
      service: (code) => register({ code: withoutSpaces(code) }),
    },
    {
      rule: 'S5.18',
      samples: one('123456', '12 34 56', '12345', '1234567', '12345a', '１２３４５６'),
      form: codeFault,
      service: (code) => register({ code: withoutSpaces(code) }),
    },
    {
      rule: 'S5.19',
      samples: one('', '   ', 'Nimal', 'n'.repeat(60), 'n'.repeat(61)),
      form: textFault(60),
      service: (nickName) => register({ nickName: nickName.trim() }),
    },
    {
      rule: 'S5.20',
      samples: one('', '24/1 Stanley Road', '路'.repeat(addressMax), 'x'.repeat(addressMax + 1)),
      form: textFault(addressMax),
      service: async (addr) => {
        const { status, body } = await shopper.moveTo('colombo', { ...places.colombo, addr: addr.trim() });
        return status === 200 ? undefined : (body as unknown as Said).code;
      },
    },
    {
      rule: 'S5.21',
      samples: one('', 'Good kettle', 'x'.repeat(1_000), 'x'.repeat(1_001)),
      form: textFault(1_000),
      service: async (content) => (reviewOf(content.trim(), 0).length > 0 ? 'request.invalid' : undefined),
    },
    {
      rule: 'S5.22',
      samples: one('5', '6'),
      form: (photos) => (Number(photos) > 5 ? 'tooMany' : undefined),
      service: async (photos) =>
        reviewOf('Good', Number(photos)).length > 0 ? 'request.invalid' : undefined,
    },
    {
      rule: 'S5.23',
      samples: [
        ['7', '9161234567'],
        ['94', '771230023'],
        ['856', '205551234'],
        ['1684', '2025550143'],
      ],
      form: (country, number) =>
        /^0{0,3}[1-9]/.test(phoneToSend(country, number)) && phoneToSend(country, number).length > 12
          ? mobileFault(country, number)
          : 'padding',
      // Whether messages go to a country is no matter of form.
      service: (country, number) =>
        refusal('/sms/send', { mobile: phoneToSend(country, number) }, ['phone.invalid']),
    },
  ];
}

/** The table, row by row. */
export function printRules(rows: readonly RuleRow[]) {
  console.log('rule   | sample | form | service | agree');
  for (const { rule, sample, form, service, agree } of rows) {
    console.log(`${rule.padEnd(6)} | ${sample} | ${form} | ${service} | ${agree ? 'yes' : 'NO'}`);
  }
  const rules = new Set(rows.map(({ rule }) => rule)).size;
  console.log(`${rules} rules, ${rows.length} rows, ${rows.filter(({ agree }) => !agree).length} disagree`);
}
