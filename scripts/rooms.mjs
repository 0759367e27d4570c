/**
 * The rooms of the code, lowest first: a room imports only rooms that stand before it. `.dependency-cruiser.mjs` enforces
 * it, and docs/architecture.md describes the rooms in this order. The last room is all that is in no room of its own.
 */
export const rooms = [
  'app/platform',
  'app/ui',
  'app/entities',
  'db',
  'app/http',
  'app/activity',
  'app/auth',
  'app/prices',
  'app/drawings',
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
  'app/admin',
  'app/import',
  'app/pages',
  'app/routes',
]

/** The stages of an import, in their order; the same rule holds among them. */
export const importStages = ['normalize', 'read', 'plan', 'providers', 'run', 'page'].map(
  stage => `app/import/${stage}`,
)
