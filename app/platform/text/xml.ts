/** Text in XML documents. Pure. */

/** Escapes text for an element or a quoted attribute; characters that XML forbids are removed. */
export const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[<>&"']/g, sign => `&#${sign.charCodeAt(0)};`)

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
