/**
 * The words by which sources and shops say what they offer: other goods, a used phone, one that is not registered
 * (IMPORT-10, LISTING-6). Tests of titles take Latin text in lower case (latinText); those of single names any. Pure.
 */
const any = (...parts: string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'iu')

/** Devices that are no phones. */
const DEVICES = any(
  'tabs?|[a-z]?pad|i ?pads?|matepad|magicpad|megapad|tablets?|watch(?:es)?|smart ?watch(?:es)?|smart ?bands?',
  '(?:mi|redmi|galaxy|honor|huawei|oppo|oneplus|realme|fit|smart) band|band \\d|galaxy fit|galaxy ring|smart ring|amazfit',
  '(?<!pre[- ])books?|notebooks?|macbooks?|matebooks?|laptops?|chromebooks?|routers?|tv|projectors?|drones?|consoles?|band',
)
const ACCESSORIES = any(
  'buds\\w*|ear ?buds?|airpods|airdots|airbuds|freebuds|ear ?phones?|head ?phones?|headsets?|neck ?bands?|tws|wireless|bluetooth',
  'stereo|subwoofer|speakers?|power ?banks?|chargers?|cables?|adapters?|adaptors?|hands ?free|keyboards?|mouse|glasses|airtags?',
  'covers?|(?<!hard )cases?|casing|pouch(?:es)?|protectors?|tempered(?: glass)?|glass (?:pack|sheet|film)|(?:back|camera|screen|front) glass',
  'skins?|stickers?|hydrogel|film|strap|lanyard|holders?|mounts?|stands?|tripods?|selfie sticks?|gimbals?|ring light|pop ?socket|wallet',
  'memory cards?|sd cards?|otg|r-?sim|sim (?:jacket|tray|ejector|card|tool)|ejector|coolers?|triggers?|gamepads?',
  '(?:camera )?lens(?:es)?|lcds?|panels?|digiti[sz]er|housing|back ?(?:panel|door|shell|cover)|mother ?boards?|logic board',
  'charging (?:board|port|strip|jack|dock)|(?:charging |power |main )?flex (?:cable|strip)|touch (?:screen|glass|panel|pad|display)|display (?:assembly|folder)|folder display',
  'batter(?:y|ies)(?! (?:ka|king)\\b)|frame only|empty box|khali (?:dabba|box)|only box|box only|(?:only|sirf) dabba|dabba only|s pen|stylus pen|replacement(?! (?:warranty|policy|guarantee))|screen (?:repair|change)',
)
/** What a phone is sold with. */
const GIFTS = new RegExp(
  [
    String.raw`\b(?:with )?(?:free|gift|muft|complimentary|inam)\b[^|,;+()/]{0,40}`,
    String.raw`\bwith\b(?! (?:galaxy |redmi |oneplus |mi |apple )?(?:buds|watch|airpods|earbuds|tab|ear ?phones?|headphones?|power ?bank|smart))[^|;+()/]{0,40}`,
    String.raw`(?:[^|,;+()/\s]+ ){1,4}(?:k|ke|kay) s(?:a|aa)th\b`,
    String.raw`\b(?:charger|cable|adapter|adaptor|earphones?|handsfree|cover|case|protector)s?(?: (?:and|aur|&|\+) \w+)? (?:included|incl|in (?:the )?box|inside|shamil|bhi|available|mojood|original hai)\b`,
    String.raw`\b(?:box contains|in the box|box (?:mein|me|main))\b[^|.]*`,
  ].join('|'),
  'gi',
)
/** What a phone has. */
const PARTS_OF_PHONES = new RegExp(
  [
    String.raw`\d[\d,]* ?mah(?: \w+){0,2} batter(?:y|ies)|\bbatter(?:y|ies) ?:? ?\d[\d,]* ?(?:mah|%)|\bbattery (?:health|timing|life|backup|condition|good|ok|\d)`,
    String.raw`\b(?:big|huge|strong|long|large|powerful|massive|super|removable|mega) batter(?:y|ies)`,
    String.raw`\b(?:ips|tft|amoled|oled|pls|ltpo|curved) (?:lcd|panel|display)|\blcd (?:display|screen)|\d["”]? ?(?:ips )?lcd|\bpanel (?:changed?|replaced?|badla|original|ok)`,
    String.raw`\b(?:stereo|dual|loud|quad) ?speakers?|\b(?:\d+ ?w|wireless|fast|super|turbo|reverse|magnetic) (?:wireless )?charg(?:ing|e)\b|\bbluetooth v?\d[\d.]*|\btype ?-?c\b(?! (?:cable|charger|adapter))`,
    String.raw`\b(?:camera|leica|zeiss|main|wide|periscope|telephoto|macro) lens\b(?! (?:protector|glass|cover))|\bsim (?:tool|ejector)\b`,
    String.raw`\bgorilla glass\b[^|,]{0,12}|\b(?:glass|leather|vegan leather) (?:back|design|body|edition)|\bin-?display\b|\bjust in case\b`,
  ].join('|'),
  'gi',
)

const withoutParts = (title: string): string => title.replace(PARTS_OF_PHONES, ' ')

/** A title without what the phone has and is sold with: gifts, its charger, its display. */
export const withoutExtras = (title: string): string => withoutParts(title.replace(GIFTS, ' '))

/** What goods other than phones a text names, and where; null for none. */
export function goodsIn(text: string): { is: 'accessory' | 'other'; at: number } | null {
  const device = DEVICES.exec(text)
  const accessory = ACCESSORIES.exec(text)
  if (!device && !accessory) return null
  // `Watch strap`, `Tablet cover` are accessories, `Watch Bluetooth` is none.
  const isAccessory = accessory !== null && !(device && /^(?:wireless|bluetooth|stereo|tws)$/i.test(accessory[0]))
  return isAccessory ? { is: 'accessory', at: accessory.index } : { is: 'other', at: device?.index ?? 0 }
}

/** Whether the name, which stands alone, is of a tablet, a watch or an accessory. */
export const isNoPhone = (name: string): boolean => goodsIn(withoutParts(name)) !== null

/** What an accessory fits: `for Samsung A56`, `compatible with`. */
export const FITS = /\b(?:for|compatible with|fits?|suitable for|(?:k|ke|kay) (?:liye|lie|lye)|designed for)\b/

const REFURBISHED =
  /\b(?:refurb\w*|renewed|recondition\w*|remanufactured|certified (?:pre[- ]?owned|refurb\w*|used)|cpo)\b/i
const USED = new RegExp(
  [
    String.raw`\bused\b(?! (?:to|by|with|for|as|in)\b)|\b(?:second|2nd)[- ]?hand\b|\bpre[- ]?(?:owned|loved|used)\b|\b(?:like|as)[- ]new\b`,
    String.raw`\bopen(?:ed)?[- ]?box\b|\bbox[- ]?open(?:ed)?\b|\b(?:only )?kit(?: only)?\b|(?<!\b(?:non|not|in|un|never)[- ]?)\bactivated\b`,
    String.raw`(?<![\d/])(?:10|9|8|9\.5) ?(?:\/|by|out of|of) ?10(?![\d/])|\bbh\b|\bbattery (?:health|bh)\b|\b\d{2} ?% ?(?:bh|battery|health)\b`,
    String.raw`\bmint (?:condition|set|phone|pack|hai|only)\b|\b(?:in|full|just) mint\b|\bscratch(?:es|less|ed)?\b|\blush\b`,
    String.raw`(?<!\b(?:new|brand new|packed) )\bcondition\b(?!:? (?:brand )?new)|\bistemal\b|\bpuran[aie]\b`,
    String.raw`\b\d+ (?:din|days?|months?|mah|mahine|mahinay|years?|saal|weeks?) (?:used?|purana|chala|old|istemal)\b|\buse (?:hua|huwa|kiya|shuda)\b`,
    String.raw`\bexchange (?:possible|available|ho|bhi|with|kar)\b|\bpanel (?:changed?|replaced?|badla)\b|\brepaired\b|\b(?:1st|first|single|2nd) owner\b|\bpersonal (?:use|phone)\b`,
    String.raw`\bface ?id (?:ok|working|failed|off|not)\b|\btrue ?tone\b|\bwater ?pack(?:ed)?\b|\bdemo(?: set| unit| phone)?\b|\bdisplay (?:piece|set|unit)\b|\bdamaged\b|\bex[- ]?display\b`,
    String.raw`\bcrack(?:ed|s)?\b|\b(?:without|no|bina) (?:box|dabba)\b|\bonly set\b|\bset only\b|\b(?:slightly|gently|lightly) used\b`,
  ].join('|'),
  'i',
)
const NOT_USED =
  /\b(?:not|never|un|no)[- ]?(?:been )?(?:used|opened|activated|refurbished|repaired|a used|a kit)\b|\bnon[- ]?activ\w*/gi

export const isRefurbished = (text: string): boolean => REFURBISHED.test(text.replace(NOT_USED, ' '))

/** Whether the text marks the phone as used or opened. */
export const isUsed = (text: string): boolean => isRefurbished(text) || USED.test(text.replace(NOT_USED, ' '))

/** Used by a bare `mint`, which is a colour too. */
export const isMaybeUsed = (text: string): boolean => /\bmint\b(?! (?:green|blue|black))/.test(text)

/** Says that a set of a classified ad is new. */
export const isSaidToBeNew = (text: string): boolean =>
  /\b(?:brand ?new|(?<!(?:like|as)[- ])new|nay[ai]|(?:box|dabba|pin|seal) ?-?pack(?:ed)?|packed|sealed|seal|zero ?meter|0 ?meter|non[- ]?activ\w*|unopened|fresh)\b/.test(
    text,
  )

const DENIED = new RegExp(
  [
    String.raw`\b(?:not|no|never|isn'?t|without|nor|neither)\b (?:an? |any |been )?(?:non[- ]?pta|jv|patch\w*|cpid|fu)\b`,
    String.raw`\b(?:non[- ]?pta|jv|patch\w*|cpid) (?:nahi|nahin|nhi|hargiz)\b|\bnon[- ](?:patch\w*|jv|cpid)\b`,
  ].join('|'),
  'gi',
)
const UNREGISTERED = new RegExp(
  [
    String.raw`\b(?:non|not|without|no)[- ]?(?:officially )?(?:pta|approved|registered)\b|\bn ?pta\b|\bpta (?:not|non|nahi|nhi|un|block)\w*|\bpta (?:approve\w* )?(?:nahi|nhi)\b`,
    String.raw`\bunregistered\b|\bunapproved\b|\bjv\b|\bfu\b|\bfactory[- ]?unlock(?:ed)?\b|\bcpid\b|\bpatch(?:ed)?\b|\bvip[- ]approved\b`,
    String.raw`\bsims? (?:closed?|band|off|lock(?:ed)?|not working|block\w*)\b|\bno sim\b|\b(?:network|carrier)[- ]?lock(?:ed)?\b|\bwifi only\b|\bpta block\w*`,
    String.raw`\b(?:sim )?(?:working )?(?:60|120|90) days?(?: sim| working| time)?\b(?! (?:shop |check |replacement |return )?warranty)|\bsim time\b`,
    String.raw`\btax (?:is )?(?:not (?:included|paid)|(?:to|must|will|has to) (?:be )?(?:paid|pay)|extra|alag|on top|pending|unpaid|by (?:the )?(?:customer|buyer)|payable|remaining|apna|khud)`,
    String.raw`(?:\bplus|\+|\bexclud\w*|\bwithout|\bw\/o|\bbefore|\bminus) ?(?:the )?(?:pta )?(?:tax|duty)\b|\bpta tax (?:ap|aap|customer|buyer)`,
  ].join('|'),
  'i',
)

/** Whether the text says that the phone is not registered: tax comes on top, or it works without SIM. */
export const isUnregistered = (text: string): boolean => UNREGISTERED.test(text.replace(DENIED, ' '))

export const isRegistered = (text: string): boolean =>
  /\bpta\b|\bapproved\b|\bregistered\b|\bcompany warranty\b|\bofficial warranty\b/.test(text) && !isUnregistered(text)

/** Whether it is of another country's stock, of which registration must be stated. */
export const isForeignStock = (text: string): boolean =>
  /\b(?:chinese|china|cn|japan(?:ese)?|korean?|indian?|us|usa|american|uk|dubai|uae|kuwait|saudi|ksa|hong ?kong|singapore|malaysian?|european?|global) (?:version|variant|set|stock|rom|import\w*|unit|spec)\b|\bimport(?:ed)?\b/.test(
    text,
  )

/** Whether the text says that the phone was sold out. */
export const isSoldOut = (text: string): boolean =>
  /\b(?:sold|stock)[-_ ]?out\b|out[-_ ]?of[-_ ]?stock|\bno stock\b|\b(?:not|un)[-_ ]?available\b|^sold$|\bdiscontinued\b/i.test(
    text,
  )

/** Whether the text says that the phone cannot be had today. */
export const isNotToBeHad = (text: string): boolean =>
  isSoldOut(text) || /\b(?:pre|back)[-_ ]?(?:order|book|sale)|\bcoming soon\b/i.test(text)
