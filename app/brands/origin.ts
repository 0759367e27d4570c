/** Which brands count as Chinese, each with the reason: what 'no Chinese brands' leaves out (SEARCH-14). Pure. */

type Origin = { seat: string; owner?: string; name?: string }

/** By slug: where the company is that the brand belongs to, and its name where it is another. Brands of other countries are not listed. */
const chineseBrands: Record<string, Origin> = {
  xiaomi: { seat: 'Beijing' },
  oppo: { seat: 'Dongguan' },
  vivo: { seat: 'Dongguan' },
  iqoo: { seat: 'Dongguan', owner: 'vivo', name: 'iQOO' },
  realme: { seat: 'Shenzhen' },
  oneplus: { seat: 'Shenzhen' },
  honor: { seat: 'Shenzhen' },
  huawei: { seat: 'Shenzhen' },
  zte: { seat: 'Shenzhen' },
  tcl: { seat: 'Huizhou' },
  infinix: { seat: 'Shenzhen', owner: 'Transsion', name: 'Infinix' },
  tecno: { seat: 'Shenzhen', owner: 'Transsion', name: 'Tecno' },
  itel: { seat: 'Shenzhen', owner: 'Transsion', name: 'itel' },
  lenovo: { seat: 'Beijing' },
  motorola: { seat: 'Beijing', owner: 'Lenovo', name: 'Motorola' },
  meizu: { seat: 'Zhuhai' },
}

export const CHINESE_BRANDS = Object.keys(chineseBrands)

/** Brands that count as Chinese because of their owner: `Motorola (Lenovo)`. */
export const ownedInChina = (): string[] =>
  Object.values(chineseBrands).flatMap(({ owner, name }) => (owner ? [`${name} (${owner})`] : []))
