/** What people type for colours (SEARCH-12): phrases with commas between them. */
import type { Group } from './meanings.ts'

export const colourGroups: Group[] = [
  { words: 'black, black colour, kala, kali, kale, siyah, کالا, کالی, کالے, سیاہ', lead: 'black' },
  { words: 'white, white colour, safed, safaid, sufaid, سفید', lead: 'white' },
  { words: 'blue, blue colour, neela, neeli, neele, nila, nili, نیلا, نیلی, نیلے', lead: 'blue' },
  { words: 'green, green colour, hara, hari, hare, sabz, ہرا, ہری, ہرے, سبز', lead: 'green' },
  { words: 'red, red colour, lal, laal, surkh, لال, سرخ', lead: 'red' },
  { words: 'gold, golden, gold colour, golden colour, sunehri, sunehra, سنہری, سنہرا, گولڈن', lead: 'gold' },
  { words: 'silver, silver colour, chandi, سلور, چاندی', lead: 'silver' },
  { words: 'purple, purple colour, violet, jamni, jamuni, جامنی', lead: 'purple' },
  { words: 'pink, pink colour, gulabi, گلابی', lead: 'pink' },
  { words: 'grey, gray, grey colour, gray colour, surmai, سرمئی', lead: 'grey' },
  { words: 'orange, orange colour, narangi, malta, نارنجی', lead: 'orange' },
  { words: 'yellow, yellow colour, peela, peeli, پیلا, پیلی', lead: 'yellow' },
]
