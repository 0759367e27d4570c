/** The one sanitiser for HTML from data (DATA-6): an allow-list of text formatting and tables, nothing that runs. */
import sanitizeHtml from 'sanitize-html'
import { looksLikeHtml } from './text.ts'

const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'br',
    'p',
    'ul',
    'ol',
    'li',
    'a',
    'span',
    'code',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
}

/**
 * A specification value fit to be stored: plain text stays as it is, HTML loses all that is not on the list.
 * Cleaning twice changes nothing. Where the result still looks like HTML, a page may show it as HTML.
 */
export function cleanHtml(value: string): string {
  const trimmed = value.trim()
  return looksLikeHtml(trimmed) ? sanitizeHtml(trimmed, policy).trim() : trimmed
}
