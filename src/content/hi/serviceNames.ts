// Machine draft, not yet checked by a person. Texts only: no advice.
import type { ServicePath } from '#content/services/order.ts'

/** Names and card lines of the services, whose own pages are in English. */
export const serviceNames: Record<ServicePath, { title: string; description: string }> = {
  RealEstateServices: {
    title: 'अचल संपत्ति सेवाएँ',
    description: 'भारत में संपत्ति खरीदना, बेचना और किराये पर देना: पहले दस्तावेज़ों से पंजीकृत विलेख तक।',
  },
  LitigationMatters: {
    title: 'मुकदमे (संपत्ति)',
    description: 'ज़मीन और मकान के अदालती मामले: कब्ज़ा, अतिक्रमण, जाली विलेख, निषेधाज्ञा और अपील।',
  },
  LandlordTenantDisputes: {
    title: 'मकान मालिक-किरायेदार विवाद',
    description: 'बकाया किराया, नोटिस, बेदखली और जमा राशि, उस राज्य के किराया कानून के अनुसार जहाँ संपत्ति है।',
  },
  TitleVerification: {
    title: 'स्वामित्व की जाँच',
    description: 'लिखित रिपोर्ट: संपत्ति किसकी है, कब से है और उस पर किसके दावे हैं।',
  },
  SuccessionCertificate: {
    title: 'उत्तराधिकार प्रमाणपत्र',
    description: 'अदालत का वह आदेश, जिससे वारिस भारत में छूटी जमा राशि, शेयर और अन्य रकम पाते हैं।',
  },
  DeveloperClaims: {
    title: 'बिल्डर के विरुद्ध दावे',
    description: 'बिल्डरों पर घर खरीदारों के दावे: पैसे की वापसी, ब्याज, कब्ज़ा और निर्माण की खामियाँ।',
  },
  BankingAndFinance: {
    title: 'बैंकिंग और वित्तीय मामले',
    description: 'खाते, ऋण, वसूली नोटिस, चेक के मामले और अटके धन प्रेषण: भारतीय बैंकों के साथ पैरवी।',
  },
  'NCLT-Matters': {
    title: 'एनसीएलटी के मामले',
    description: 'शेयरधारकों, दिवाला और रजिस्टर से जुड़े विवाद, कंपनी विधि अधिकरण में और अपील में।',
  },
  CorporateServicesAdvisory: {
    title: 'कॉर्पोरेट सेवा परामर्श',
    description: 'भारतीय कंपनी या एलएलपी बनाना, उसमें पूंजी लगाना और उसे चलाना, जब मालिक विदेश में हों।',
  },
  AdversePossession: {
    title: 'प्रतिकूल कब्ज़ा',
    description: 'खाली ज़मीन और मकान को लंबे कब्ज़े से बचाना, और ऐसे कब्ज़े पर टिके दावों का जवाब देना।',
  },
  TransferOfProperty: {
    title: 'संपत्ति का हस्तांतरण',
    description: 'बिक्री, दान, हक-त्याग या वसीयत: सही विलेख, उसका पंजीकरण और उसके बाद दाखिल-खारिज।',
  },
  PartitionOfProperty: {
    title: 'संपत्ति का बँटवारा',
    description: 'साझी या विरासत में मिली संपत्ति को समझौते या मुकदमे से बाँटना; पहले हिस्से तय किए जाते हैं।',
  },
  Documents: {
    title: 'दस्तावेज़',
    description: 'पहचान के दस्तावेज़, मुख्तारनामे, अपोस्टिल और प्रमाणित प्रतियाँ, सही क्रम में तैयार।',
  },
  Consultancy: {
    title: 'परामर्श',
    description: 'कदम उठाने से पहले सोचा-समझा उत्तर: दस्तावेज़ों की जाँच, लिखित राय और आगे के कदमों की योजना।',
  },
}
