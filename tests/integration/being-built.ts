/** Pages that are linked and listed, and do not answer yet. */
export const beingBuilt = ['/reviews', '/guide', '/contact', '/privacy', '/terms', '/sitemap', '/price-report']
