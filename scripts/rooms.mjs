/**
 * The rooms of the code, lowest first: a room imports only the rooms listed before it. `.dependency-cruiser.mjs`
 * enforces this order; docs/architecture.md describes the rooms in the same order.
 */
export const rooms = [
  'app/platform',
  'app/ui',
  'app/entities',
  'db',
  'app/http',
  'app/backup',
  'app/activity',
  'app/site-settings',
  'app/auth',
  'app/pictures',
  'app/tables',
  'app/prices',
  'app/facts',
  'app/pta',
  'app/instalments',
  'app/finder',
  'app/drawings',
  'app/true-size',
  'app/compare-list',
  'app/search-index',
  'app/brands',
  'app/phones',
  'app/similarity',
  'app/search',
  'app/compare',
  'app/catalog',
  'app/ai',
  'app/contact',
  'app/seo',
  'app/share',
  'app/export',
  'app/site',
  'app/offline',
  'app/early',
  'app/admin',
  'app/listings',
  'app/import',
  'app/sources',
  'app/pages',
  'app/languages',
  'app/routes',
]

/** The stages of an import, in order; the same rule applies to them. */
export const importStages = ['normalize', 'read', 'plan', 'providers', 'run', 'page'].map(
  stage => `app/import/${stage}`,
)
