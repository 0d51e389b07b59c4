/**
 * Short tags and their reference names, as far as the shop reads them. Composites have no code of their own: their short tag
 * is the reference name in small letters.
 */
const coded = `
  a001 RecordReference  a002 NotificationType  b004 ISBN  b005 EAN13  b221 ProductIDType  b244 IDValue
  m174 FromCompany  m175 FromPerson  m182 SentDate  m184 DefaultLanguageOfText  m185 DefaultPriceTypeCode
  m186 DefaultCurrencyCode  m187 DefaultLinearUnit  m188 DefaultWeightUnit  x298 SenderName  m183 MessageNote  x307 SentDateTime  x310 DefaultPriceType
  b334 ProductFormFeatureType  b335 ProductFormFeatureValue  b336 ProductFormFeatureDescription
  b012 ProductForm  b333 ProductFormDetail  b211 EpubType  x317 EpubTechnicalProtection  x314 ProductComposition
  b202 TitleType  b203 TitleText  b029 Subtitle  b030 TitlePrefix  b031 TitleWithoutPrefix  b028 DistinctiveTitle
  x409 TitleElementLevel  x410 PartNumber  x329 CollectionType  b018 TitleOfSeries  b019 NumberWithinSeries
  b034 SequenceNumber  b035 ContributorRole  b036 PersonName  b037 PersonNameInverted  b038 TitlesBeforeNames  b039 NamesBeforeKey
  b247 PrefixToKey  b040 KeyNames  b041 NamesAfterKey  b047 CorporateName  b249 UnnamedPersons  b049 ContributorStatement
  b253 LanguageRole  b252 LanguageCode  b059 LanguageOfText  b061 NumberOfPages  b218 ExtentType  b219 ExtentValue  b220 ExtentUnit
  b064 BASICMainSubject  b065 BICMainSubject  b067 SubjectSchemeIdentifier  b069 SubjectCode  b070 SubjectHeadingText
  b191 MainSubjectSchemeIdentifier  x425 MainSubject  b073 AudienceCode  b204 AudienceCodeType  b206 AudienceCodeValue
  d107 TextAuthor  b374 TextSourceCorporate  x428 SourceTitle  d108 TextSourceTitle  b044 BiographicalNote
  g126 PrizeName  g127 PrizeYear  g129 PrizeCode
  d101 MainDescription  d102 TextTypeCode  d103 TextFormat  d104 Text  x426 TextType  x427 ContentAudience
  b291 PublishingRole  b081 PublisherName  b079 ImprintName  b394 PublishingStatus  x448 PublishingDateRole  b306 Date
  j260 DateFormat  b003 PublicationDate  b087 CopyrightYear
  c093 MeasureTypeCode  x315 MeasureType  c094 Measurement  c095 MeasureUnitCode
  j137 SupplierName  j396 ProductAvailability  j141 AvailabilityCode  j142 ExpectedShipDate  j143 OnSaleDate  x461 SupplyDateRole
  j144 OrderTime  j192 UnpricedItemType  j148 PriceTypeCode  x462 PriceType  j261 PriceQualifier  j263 MinimumOrderQuantity
  j151 PriceAmount  j152 CurrencyCode  b251 CountryCode  j161 PriceEffectiveFrom  j162 PriceEffectiveUntil  x476 PriceDateRole
  x470 TaxType  x471 TaxRateCode  x472 TaxRatePercent  x449 CountriesIncluded  x450 RegionsIncluded  x451 CountriesExcluded
  j407 MarketPublishingStatus  j408 MarketDateRole
  x436 ResourceContentType  x435 ResourceLink  f114 MediaFileTypeCode  f117 MediaFileLink
`

const composites = `
  ONIXMessage Header Sender Product ProductIdentifier DescriptiveDetail CollateralDetail PublishingDetail ProductSupply Title
  TitleDetail TitleElement Collection Series Contributor Language Extent Subject MainSubject Audience OtherText TextContent Publisher
  Imprint PublishingDate ProductFormFeature Measure MarketPublishingDetail MarketRepresentation MarketDate Market SupplyDetail SupplyDate Price PriceDate
  Tax Territory Prize SupportingResource ResourceVersion MediaFile
`

const names = new Map<string, string>()
for (const name of composites.trim().split(/\s+/)) names.set(name.toLowerCase(), name)
const words = coded.trim().split(/\s+/)
for (let i = 0; i < words.length; i += 2) names.set(words[i]!, words[i + 1]!)

/** The reference name of a tag in either form, without a namespace prefix; a tag the shop does not read keeps its own name. */
export function referenceName(tag: string): string {
  const local = tag.slice(tag.indexOf(':') + 1)
  return names.get(local) ?? local
}
