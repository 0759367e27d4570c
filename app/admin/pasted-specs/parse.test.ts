import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePasted } from './parse.ts'

const samsung = `SPECS
Processor
CPU Speed
4.47GHz, 3.5GHz
CPU Type
Octa-Core
Display
Size (Main Display)
171.9mm (6.8" full rectangle)
Resolution (Main Display)
3120 x 1440 (Quad HD+)
Technology (Main Display)
Dynamic AMOLED 2X
Camera
Rear Camera - Resolution (Multiple)
200.0 MP + 50.0 MP
Front Camera - Resolution
12.0 MP
Storage/Memory
Memory (GB)
12
Storage (GB)
256
Network/Bearer
SIM Type
Nano-SIM (4FF), Embedded-SIM
Wi-Fi Direct
Yes
Physical Specification
Dimension (HxWxD, mm)
162.8 x 77.6 x 8.2
Weight (g)
218
Battery
Battery Capacity (mAh, Typical)
5000`

const xiaomi = `Dimensions
Height: 162.2mm
Width: 75.7mm
Weight: 196g

Colors
Midnight Black
Ocean Blue

Processor
Snapdragon® 7s Gen 2 Mobile Platform
4nm process

Rear camera
200MP main camera
f/1.65, OIS

Battery & Charging
• 5100mAh (typ)
• 67W turbo charging`

const apple = `Finish
Black Titanium
White Titanium
Capacity1
128GB
256GB
Size and Weight2
Width:
2.78 inches (70.6 mm)
Weight:
6.60 ounces (187 grams)
Chip
A17 Pro chip
new 6-core CPU
Sensors
Face ID
Barometer`

const tecno = `• Operating System: HiOS 14.5 based on Android 14
• Network: 2G / 3G / 4G
• Display: 6.78" FHD+ AMOLED
• RAM: 8GB
• ROM: 256GB
• Rear Camera: 108MP
• Front Camera：32MP
• Battery: 5000mAh
• Colours: Black, White
• Warranty: 12 months`

const table = `Network	Technology	GSM / HSPA / LTE / 5G
Launch	Announced	2025, March 02
 	Status	Available
Body	Dimensions	162.2 x 77.5 x 7.4 mm
 	Weight	198 g
 	SIM	Nano-SIM + eSIM
 	 	IP67 dust tight
Display	Type	Super AMOLED, 120Hz
 	Size	6.7 inches
Main Camera	Triple	50 MP, f/1.8
 	Video	4K@30fps
Selfie camera	Single	12 MP, f/2.2
 	Video	4K@30fps
Misc	Colors	Graphite, Lightgray
 	Price	€ 299.00`

const rowsOf = (text: string) =>
  parsePasted(text).rows.map(({ category, feature, value }) => `${category}/${feature}: ${value}`)

describe('specifications as they are copied (ADMIN-21)', () => {
  test('labels with their values below, and units in the labels', () => {
    expect(rowsOf(samsung)).toEqual([
      'Platform/CPU: 4.47GHz, 3.5GHz; Octa-Core',
      'Display/Size: 171.9mm (6.8" full rectangle)',
      'Display/Resolution: 3120 x 1440 (Quad HD+)',
      'Display/Type: Dynamic AMOLED 2X',
      'Main Camera/Modules: 200.0 MP + 50.0 MP',
      'Selfie Camera/Modules: 12.0 MP',
      'Memory/RAM: 12 GB',
      'Memory/Storage: 256 GB',
      'Body/SIM: Nano-SIM (4FF), Embedded-SIM',
      'Body/Dimensions: 162.8 x 77.6 x 8.2 mm',
      'Body/Weight: 218 g',
      'Battery/Type: 5000 mAh',
    ])
    expect(parsePasted(samsung).unplaced).toEqual(['SPECS', 'Wi-Fi Direct', 'Yes'])
  })

  test('values below a heading, lists and bullets', () => {
    expect(rowsOf(xiaomi)).toEqual([
      'Body/Height: 162.2mm',
      'Body/Width: 75.7mm',
      'Body/Weight: 196g',
      'Misc/Colors: Midnight Black, Ocean Blue',
      'Platform/Chipset: Snapdragon® 7s Gen 2 Mobile Platform; 4nm process',
      'Main Camera/Modules: 200MP main camera, f/1.65, OIS',
      'Battery/Type: 5100mAh (typ); 67W turbo charging',
    ])
    expect(parsePasted(xiaomi).unplaced).toEqual([])
  })

  test('labels with footnotes, and a colon before a value on the next line', () => {
    expect(rowsOf(apple)).toEqual([
      'Misc/Colors: Black Titanium, White Titanium',
      'Memory/Internal: 128GB; 256GB',
      'Body/Width: 2.78 inches (70.6 mm)',
      'Body/Weight: 6.60 ounces (187 grams)',
      'Platform/Chipset: A17 Pro chip; new 6-core CPU',
      'Features/Sensors: Face ID, Barometer',
    ])
  })

  test('lines of label and value without headings', () => {
    expect(rowsOf(tecno)).toEqual([
      'Platform/OS: HiOS 14.5 based on Android 14',
      'Network/Technology: 2G / 3G / 4G',
      'Display/Type: 6.78" FHD+ AMOLED',
      'Memory/RAM: 8GB',
      'Memory/Storage: 256GB',
      'Main Camera/Modules: 108MP',
      'Selfie Camera/Modules: 32MP',
      'Battery/Type: 5000mAh',
      'Misc/Colors: Black, White',
    ])
    expect(parsePasted(tecno).unplaced).toEqual(['• Warranty: 12 months'])
  })

  test('a table with categories, labels and values; prices abroad are left out', () => {
    expect(rowsOf(table)).toEqual([
      'Network/Technology: GSM / HSPA / LTE / 5G',
      'Launch/Announced: 2025, March 02',
      'Launch/Status: Available',
      'Body/Dimensions: 162.2 x 77.5 x 7.4 mm',
      'Body/Weight: 198 g',
      'Body/SIM: Nano-SIM + eSIM; IP67 dust tight',
      'Display/Type: Super AMOLED, 120Hz',
      'Display/Size: 6.7 inches',
      'Main Camera/Modules: 50 MP, f/1.8',
      'Main Camera/Video: 4K@30fps',
      'Selfie Camera/Modules: 12 MP, f/2.2',
      'Selfie Camera/Video: 4K@30fps',
      'Misc/Colors: Graphite, Lightgray',
    ])
    expect(parsePasted(table).unplaced).toEqual(['Price	€ 299.00'])
  })

  test.each([
    [
      'an unknown label keeps its words under a known heading',
      'DISPLAY\nTouch rate: 240Hz',
      ['Display/Touch rate: 240Hz'],
      [],
    ],
    ['a label without a value is not recognised', 'Weight\nBattery: 5000 mAh', ['Battery/Type: 5000 mAh'], ['Weight']],
    [
      'an unknown heading ends the former category',
      'DISPLAY\nSize: 6.7 in\nAWARDS\nBest of: 2025',
      ['Display/Size: 6.7 in'],
      ['AWARDS', 'Best of: 2025'],
    ],
    ['a value in capitals below its label is no heading', 'Display type\nAMOLED', ['Display/Type: AMOLED'], []],
    ['columns of spaces', 'Weight        198 g', ['Body/Weight: 198 g'], []],
  ])('%s', (_, text, rows, unplaced) => {
    expect(rowsOf(text)).toEqual(rows)
    expect(parsePasted(text).unplaced).toEqual(unplaced)
  })

  test('no text is refused, and no place comes twice', () => {
    const line = fc.constantFrom(
      ...[samsung, xiaomi, apple, tecno, table].flatMap(text => text.split('\n')),
      '\t',
      ':',
      '• ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 40 }), lines => {
        const { rows } = parsePasted(lines.join('\n'))
        const places = rows.map(({ category, feature }) => `${category}/${feature}`)
        expect(new Set(places).size).toBe(places.length)
      }),
    )
  })
})
