/** The site's name, in the one place that has it (SITE-1). */
export const SITE_NAME = 'Qeemat'
