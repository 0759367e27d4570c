/** A picture within its own address. Pure. */

/** A data URL that needs no escapes in an attribute. */
export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, character => encodeURIComponent(character))}`
