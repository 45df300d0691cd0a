/** What each room may look into. Anything not written here is forbidden. */
const base = ['openapi', 'src/domain', 'src/i18n'];
const screenParts = [...base, 'src/state', 'src/data', 'src/design-system'];
const underRooms = ['openapi', 'service/db', 'service/domain'];
const sees = {
  'src/domain': ['openapi'],
  'src/i18n': ['src/domain'],
  'src/state': ['src/domain'],
  'src/data': ['openapi', 'src/domain'],
  'src/design-system': base,
  'src/features': screenParts,
  'src/pages': [...screenParts, 'src/features'],
  'src/app': [...screenParts, 'src/features', 'src/pages'],
  'service/domain': ['openapi'],
  'service/db': ['openapi'],
  'service/seed': ['openapi', 'service/db', 'service/domain'],
  'service/platform': underRooms,
  'service/http': [...underRooms, 'service/platform'],
  'service/media': ['service/http'],
  'service/uploads': [...underRooms, 'service/platform', 'service/http', 'service/media'],
  mocks: ['openapi'],
  stories: ['openapi', 'src', 'mocks', '.storybook'],
};

/** What other nouns of the service may open of each; all else of a noun is its own. */
const doors = {
  account: ['user-queries', 'identity-providers', 'one-time-codes'],
  address: ['queries', 'rules'],
  announcements: [],
  'bank-cards': ['customers', 'erasures', 'keep-or-forget', 'notices', 'queries', 'rules'],
  cart: ['rules', 'use-cases', 'view'],
  catalog: ['brands'],
  categories: ['in-category', 'queries'],
  chat: ['conversations', 'message-queries', 'rules', 'view'],
  checkout: ['token'],
  coins: [],
  favourites: [],
  'followed-shops': ['queries'],
  footprint: [],
  'group-buys': ['joins', 'queries', 'rules'],
  home: ['index-tags'],
  listings: ['facet-counts', 'facet-names', 'facets', 'filters', 'listed-products', 'match', 'scroll'],
  offers: ['group-buy-state', 'group-buys-in-force', 'product-offers', 'promotions', 'vouchers-in-force'],
  ledger: ['ledger', 'sources', 'tenders'],
  live: [],
  logistics: ['arrival', 'couriers', 'parcels', 'rules', 'tracking'],
  orders: [
    'after-sales',
    'around',
    'card-door',
    'effects',
    'events',
    'group-orders',
    'item-view',
    'messages/notice',
    'moved',
    'moving',
    'notice-list',
    'notices',
    'queries',
    'rules',
    'transitions',
  ],
  'price-history': [],
  payments: ['courier-refunds', 'order-door', 'paid-card', 'refund-door', 'refunds', 'transition-table'],
  processors: ['ask-in-time', 'processor'],
  products: [
    'best-price',
    'delivery-estimate',
    'exported-product',
    'price-days',
    'prices',
    'product-list',
    'product-summary',
    'saved-product-summary',
    'sku-offers',
    'skus',
  ],
  refunds: [
    'after-sales',
    'cancellations',
    'card-money',
    'doors',
    'due',
    'moving',
    'on-way-to-wallet',
    'open-doors',
    'rules',
    'seller',
  ],
  regions: ['queries'],
  reviews: ['ratings', 'view', 'waiting'],
  rooms: ['curated-rooms', 'in-stock', 'room', 'shop-room'],
  sandbox: [],
  search: [],
  shops: ['queries', 'summary'],
  'stock-watches': [],
  vouchers: ['at-checkout', 'coming-back', 'order-vouchers'],
  wallet: [],
};
const shut = Object.entries(doors).map(([noun, open]) => ({
  name: `the service's ${noun}: only its doors are open`,
  severity: 'error',
  from: { path: '^service/', pathNot: `^service/(${noun}|composition)/` },
  to: { path: `^service/${noun}/`, pathNot: `^service/${noun}/(${open.join('|')})\\.ts$` },
}));

/** The rooms of the service that stand above its nouns, highest first; nothing below looks up to them. */
const aboveNouns = ['main', 'composition', 'desk', 'config', 'seed', 'web'];
const upper = (rooms) => `^service/(${rooms.join('|')})(/|\\.ts$)`;

const top = '^(\\.storybook|mocks|openapi|scripts|service|src|stories|tests)/';
const floors = Object.entries(sees).map(([room, below]) => ({
  name: `${room} looks only down`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: top, pathNot: [room, ...below].map((seen) => `^${seen}/`) },
}));

const apart = (parent) => ({
  name: `${parent}: no door between neighbours`,
  severity: 'error',
  from: { path: `^${parent}/([^/]+)/` },
  to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/$1/` },
});

const never = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });

export default {
  forbidden: [
    ...floors,
    ...shut,
    {
      name: 'the nouns of the service never look up',
      severity: 'error',
      from: { path: '^service/', pathNot: upper(aboveNouns) },
      to: { path: upper(aboveNouns) },
    },
    never('composition is entered by main alone', '^service/(?!main|composition)', '^service/composition/'),
    never('pages know no desk, configuration or seed', '^service/web/', '^service/(config|desk|seed)/'),
    apart('src/features'),
    apart('src/pages'),
    never('the storefront never imports the service', '^src/', '^service/'),
    never('the service never imports the storefront', '^service/', '^src/'),
    never(
      'what ships never imports scripts, tests, mocks, stories or the workbench',
      '^(src|service)/',
      '^(scripts|tests|mocks|stories|\\.storybook)/',
    ),
    never(
      'one folder of the workbench runs the service, no other knows it',
      '^\\.storybook/(?!service/)',
      '^service/',
    ),
    never('mocks know no workbench', '^mocks/', '^\\.storybook/'),
    {
      name: 'Radix parts are wrapped once',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/design-system/primitives/' },
      to: { path: 'node_modules/@radix-ui/' },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no circles between the nouns of the service',
      severity: 'error',
      scope: 'folder',
      from: { path: '^service/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.|i18n/compiled|\\.json$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
