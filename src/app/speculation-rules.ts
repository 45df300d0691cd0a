/** Pages that may be made ahead of their link's use: products, and lists of them. None belongs to a member or does anything. */
const ahead = [
  '/products/:id(\\d+)',
  '/:list/:id(\\d+)',
  '/:list/:id(\\d+)/prods/:category',
  '/store/:shop/:id(\\d+)',
  '/services/:tag',
];

/**
 * What the browser may prerender when a link is hovered or pressed (https://wicg.github.io/nav-speculation). Only links of
 * sleeping parts: one that is awake opens its page without a load. A link with a query may do more than show a page.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: ahead.map((pathname) => ({ pathname, search: '' })) },
          { selector_matches: '[data-asleep] a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
