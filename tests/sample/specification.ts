/** Lists that the specification fixes (sections 2 and 3), stated here once, so that no change of the content moves them. */
export const specifiedServices = [
  ['RealEstateServices', 'Real Estate Services'],
  ['LitigationMatters', 'Litigation Matters (Property)'],
  ['LandlordTenantDisputes', 'Landlord-Tenant Disputes'],
  ['TitleVerification', 'Title Verification'],
  ['SuccessionCertificate', 'Succession Certificate'],
  ['DeveloperClaims', 'Developer Claims'],
  ['BankingAndFinance', 'Banking & Finance Matters'],
  ['NCLT-Matters', 'NCLT Matters'],
  ['CorporateServicesAdvisory', 'Corporate Services Advisory'],
  ['AdversePossession', 'Adverse Possession'],
  ['TransferOfProperty', 'Transfer of Property'],
  ['PartitionOfProperty', 'Partition of Property'],
  ['Documents', 'Documents'],
  ['Consultancy', 'Consultancy'],
] as const

/** In the order of their ids, blog1 first. */
export const specifiedSlugs = [
  'understanding-nri-inheritance-laws',
  'buying-property-india-nri',
  'repatriation-of-funds-for-nris',
  'nri-income-tax-rules-india',
  'capital-gains-tax-nri',
  'rental-income-rules-nri',
  'power-of-attorney-nri',
  'inheritance-will-planning-nri',
  'nri-legal-rights-property-disputes',
  'nri-property-transfer-guide',
  'nri-power-of-attorney',
  'nri-buying-property-india',
  'nri-banking-options-india',
  'nri-real-estate-investment-tips',
] as const

/** Date of the newest and of the oldest article. */
export const specifiedDates = { newest: 'May 1, 2025', oldest: 'March 16, 2025' } as const
