import { aProductPage } from '#mocks/fixtures/catalog.ts';

/** What the search box of the stories offers. */
export const terms = [
  'sandalye',
  'sandalye kılıfı',
  'sandalye minderi 4’lü',
  'sanat malzemeleri',
  'sanal gözlük',
];
export const popular = [
  'Folding chair',
  'Standing desk',
  'Wireless buds',
  'Succulents',
  'Camping tent',
  'Armchair',
  'Film camera',
  'White sneakers',
  'Hard drive',
  'Yoga mat',
];
export const history = [
  'wooden stool',
  'flower pot',
  'mechanical keyboard',
  'running shoes 43',
  'pendant lamp',
];

export const shops = [
  { shopId: 2041, shopName: 'Sandalwood House' },
  { shopId: 2042, shopName: 'San Remo Lights' },
];

export const categories = [{ categoryId: 10_028, categoryName: 'Furniture', count: 18 }];

/** What is found first. */
export const products = () => aProductPage(3).records;
