/** What the words in the names of colours look like on a phone. A word that is not here says nothing. */

/** Names of several words that mean something else than their last word. */
export const colourPhrases = {
  'space gray': '#55575b',
  'space grey': '#55575b',
  'space black': '#37383a',
  'rose gold': '#e2c0b5',
  'pink gold': '#dcbfb2',
  'champagne gold': '#d8c8a6',
  'midnight green': '#4a5650',
  'alpine green': '#56624f',
  'sierra blue': '#a7bccd',
  'pacific blue': '#3c5566',
  'natural titanium': '#b4aca0',
  'desert titanium': '#c4ad99',
  'white titanium': '#e2dfd8',
  'silver shadow': '#c5c9cc',
  'silver blue': '#a6b6c8',
  'gray green': '#8b9a8f',
  'jet black': '#17181a',
  'off white': '#eeeae1',
  'lemon grass': '#dfe6b0',
  'sea foam': '#b5dccb',
  'baby blue': '#bcd5ea',
}

/** Words that make the colour beside them darker or lighter. */
export const DARKENING = new Set(
  'dark deep midnight night navy phantom shadow ink forest twilight storm stormy abyss evening burgundy moonknight'.split(
    ' ',
  ),
)
export const LIGHTENING = new Set(
  'light lightest pale pastel soft sky ice icy iced icyblue iceblue mist misty frost frosted glacier glacial arctic polar moonlight moonlit cloud cloudy cream creamy morning baby haze breeze crystal pearl silky silk milky snowy fresh awesome serene lake'.split(
    ' ',
  ),
)

const colours = {
  plain: {
    '#2b2e31': 'black noir ebony blackened',
    '#edeeed': 'white',
    '#c9cdd0': 'silver silvery sliver chrome',
    '#7c8287': 'gray grey',
    '#4f78a8': 'blue bleu',
    '#5d8a6b': 'green greener vert',
    '#d6bf8d': 'gold golden',
    '#8f7fb3': 'purple',
    '#a993c9': 'violet',
    '#b8433f': 'red reddish',
    '#e0a9b2': 'pink',
    '#dd7f45': 'orange',
    '#e3cd6f': 'yellow',
    '#7d6250': 'brown',
    '#d8c9ae': 'beige',
    '#5fb0bd': 'cyan',
    '#4c9590': 'teal',
    '#b9dcc8': 'mint',
    '#c2b3dc': 'lavender lilac',
    '#55599c': 'indigo',
    '#b34a86': 'magenta',
    '#59b3ae': 'turquoise aquamarine',
    '#b78a5c': 'bronze copper',
    '#6d3038': 'burgundy bordeaux',
    '#a69b73': 'khaki',
    '#a9cf6c': 'lime',
    '#e58d7c': 'coral',
    '#e8b89c': 'peach apricot',
    '#78805c': 'olive',
    '#2d3a57': 'navy',
    '#6f83d2': 'ultramarine',
    '#e4cbb8': 'blush',
  },
  things: {
    '#26292c':
      'midnight obsidian onyx carbon jet ink charcoal charkoal phantom night knight shadow starry eclipse stealth ash graphene coal raven',
    '#4b4f53': 'graphite slate gunmetal steel iron meteorite meteor rock storm asteroid titan thunder granite basaltic',
    '#a29d95': 'titanium platinum metal metallic stone pebble lunar moon moonstone galactic cement concrete ceramic',
    '#eae6dd':
      'porcelain starlight pearl pearly snow snowfall cream ivory marble cloud moonlight milk milky vanilla chalk marshmallow oyster ecru lily feather diamond crystal frost',
    '#c6cfd6': 'mist fog haze silk glacier ice icy arctic polar sleet opal',
    '#b9cfe2': 'sky bay aqua breeze iris',
    '#4d7fa5': 'ocean sea lake wave marine water surf sapphire cobalt azure aegean pacific atlantic denim tide tidal',
    '#5e7d66': 'forest emerald jade sage pine palm leaf fern moss jungle meadow celadon spruce cypress laurel clover',
    '#8fa89b': 'hazel wintergreen eucalyptus matcha aloe lemongrass oasis',
    '#ddd08f': 'lemon limelight citrus sun sunny sunlit sunglow lemonade',
    '#d8c8a4': 'champagne sand sandy sandstone sahara desert dune beach khaki suede latte almond oak wood timber',
    '#d99a5f': 'amber sunset sunrise dawn tangerine saffron flame fire lava marigold topaz',
    '#7a5c49': 'mocha chocolate coffee leather hazelnut caramel cocoa terracotta',
    '#e3b3bd': 'peony rose rosy blossom sakura lotus orchid camellia bloom peach guava berry quartz',
    '#a894c6': 'plum grape amethyst nebula aurora orchidea heather',
    '#a23b42': 'crimson ruby scarlet cherry garnet inferno magma',
    '#2e3c5a': 'twilight dusk',
  },
}

const byWord = (table: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([hex, words]) => words.split(' ').map(word => [word, hex])))

export const colourNames = { plain: byWord(colours.plain), things: byWord(colours.things) }
