/** What the page of a phone is given of it. */
import type { Phone } from '#app/entities/phone.ts'

export type SheetPhone = Pick<
  Phone,
  | 'id'
  | 'slug'
  | 'name'
  | 'brand'
  | 'brandName'
  | 'imageUrl'
  | 'carouselImages'
  | 'releaseDate'
  | 'pricePkr'
  | 'priceOrigin'
  | 'oldPrice'
  | 'shortSpecs'
  | 'specifications'
  | 'dimensions'
  | 'buildMaterials'
>
