import type { Translation } from '../text-modules.ts'

const placeTexts: Translation['placeTexts'] = {
  cities: {
    Karachi: 'کراچی',
    Lahore: 'لاہور',
    Islamabad: 'اسلام آباد',
    Faisalabad: 'فیصل آباد',
    Rawalpindi: 'راولپنڈی',
    Multan: 'ملتان',
    Peshawar: 'پشاور',
    Quetta: 'کوئٹہ',
    Gujranwala: 'گوجرانوالہ',
    'Lahore (Shahdara)': 'لاہور (شاہدرہ)',
    Sialkot: 'سیالکوٹ',
    Sheikhupura: 'شیخوپورہ',
    Hyderabad: 'حیدرآباد',
    Abbottabad: 'ایبٹ آباد',
    Sahiwal: 'ساہیوال',
    Sukkur: 'سکھر',
    'Lahore (Kot Abdul Malik)': 'لاہور (کوٹ عبدالمالک)',
    Swabi: 'صوابی',
    Kohat: 'کوہاٹ',
    Mardan: 'مردان',
    'Rahim Yar Khan': 'رحیم یار خان',
    Jhelum: 'جہلم',
    Attock: 'اٹک',
    Kasur: 'قصور',
  },
  regions: {
    Europe: 'یورپ',
    Australia: 'آسٹریلیا',
    'UK filing, stated as a minimum; iPhone 15 and later':
      'برطانیہ میں جمع کرائی گئی دستاویز، کم از کم مدت؛ iPhone 15 اور اس کے بعد',
    'Australia; the maker states it for the world': 'آسٹریلیا؛ کمپنی پوری دنیا کے لیے یہی بتاتی ہے',
    'Europe; reports disagree on the 5G model': 'یورپ؛ 5G ماڈل کے بارے میں خبریں مختلف ہیں',
    'European Union only': 'صرف یورپی یونین',
    'UK filing': 'برطانیہ میں جمع کرائی گئی دستاویز',
  },
}

export default placeTexts
