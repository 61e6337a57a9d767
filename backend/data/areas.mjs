// What the first administrative divisions are called where people name a town with them: GeoNames' codes are mostly numbers.

const numbered = (...names) =>
  Object.fromEntries(names.map((name, index) => [String(index + 1).padStart(2, '0'), name]));

const UNITED_STATES = `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
  DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;
  LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;
  NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;
  OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;
  VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming`;

/** Country -> GeoNames' code of the division -> its name. */
export const AREAS = {
  US: Object.fromEntries(
    UNITED_STATES.split(';').map((line) => [line.trim().slice(0, 2), line.trim().slice(3)]),
  ),
  CA: {
    '01': 'Alberta',
    '02': 'British Columbia',
    '03': 'Manitoba',
    '04': 'New Brunswick',
    '05': 'Newfoundland and Labrador',
    '07': 'Nova Scotia',
    '08': 'Ontario',
    '09': 'Prince Edward Island',
    10: 'Quebec',
    11: 'Saskatchewan',
    12: 'Yukon',
    13: 'Northwest Territories',
    14: 'Nunavut',
  },
  AU: numbered(
    'Australian Capital Territory',
    'New South Wales',
    'Northern Territory',
    'Queensland',
    'South Australia',
    'Tasmania',
    'Victoria',
    'Western Australia',
  ),
  DE: numbered(
    'Baden-Württemberg',
    'Bavaria',
    'Bremen',
    'Hamburg',
    'Hesse',
    'Lower Saxony',
    'North Rhine-Westphalia',
    'Rhineland-Palatinate',
    'Saarland',
    'Schleswig-Holstein',
    'Brandenburg',
    'Mecklenburg-Vorpommern',
    'Saxony',
    'Saxony-Anhalt',
    'Thuringia',
    'Berlin',
  ),
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
};

/** What people type instead of the name of a division or a country. */
export const SHORT_AREAS = {
  CA: {
    Alberta: 'AB',
    'British Columbia': 'BC',
    Manitoba: 'MB',
    'New Brunswick': 'NB',
    'Newfoundland and Labrador': 'NL',
    'Nova Scotia': 'NS',
    Ontario: 'ON',
    'Prince Edward Island': 'PE',
    Quebec: 'QC',
    Saskatchewan: 'SK',
    Yukon: 'YT',
    'Northwest Territories': 'NT',
    Nunavut: 'NU',
  },
  US: Object.fromEntries(
    UNITED_STATES.split(';').map((line) => [line.trim().slice(3), line.trim().slice(0, 2)]),
  ),
};
