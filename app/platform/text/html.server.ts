/** The only sanitiser for HTML from data (DATA-6): an allow-list of text formatting, without anything executable. */
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
 * A specification value ready to be stored: plain text is unchanged, HTML is reduced to the allow-list. Idempotent.
 * A result that still looks like HTML is safe to show as HTML.
 */
export function cleanHtml(value: string): string {
  const trimmed = value.trim()
  return looksLikeHtml(trimmed) ? sanitizeHtml(trimmed, policy).trim() : trimmed
}
