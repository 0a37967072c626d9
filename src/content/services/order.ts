/** The services in the order of menu, overview and home page; each has a file beside this one. */
export const servicePaths = [
  'RealEstateServices',
  'LitigationMatters',
  'LandlordTenantDisputes',
  'TitleVerification',
  'SuccessionCertificate',
  'DeveloperClaims',
  'BankingAndFinance',
  'NCLT-Matters',
  'CorporateServicesAdvisory',
  'AdversePossession',
  'TransferOfProperty',
  'PartitionOfProperty',
  'Documents',
  'Consultancy',
] as const

export type ServicePath = (typeof servicePaths)[number]
