/** The words that people in Pakistan write for units of money, in Latin and Urdu letters. */

export const THOUSAND = ['hazar', 'hazaar', 'hazr', 'hzr', 'hzar', 'k', 'ہزار', 'thousand']
export const LAKH = ['lakh', 'lac', 'lacs', 'laakh', 'lk', 'لاکھ', 'lakhs']
export const CRORE = ['crore', 'crores', 'caror', 'karor', 'cr', 'کروڑ']
