// Machine draft, not yet checked by a person. Texts only: no advice.
import { home as english } from '#content/pages/home.ts'
import type { TaskPath } from '#content/texts/taskPages.ts'
import type { Translated } from '#content/translated.ts'
import { claims } from '../texts/claims.ts'
import { taskName } from '../texts/taskPages.ts'
import { toolsQuestion } from '../texts/toolTitles.ts'
import { pageMetas } from './pageMetas.ts'

const taskLines: Readonly<Record<TaskPath, string>> = {
  '/tasks/selling': 'पहले काग़ज़ से विदेश पहुँची रकम तक।',
  '/tasks/refund': 'खरीदार, किरायेदार या बैंक का काटा हुआ कर।',
  '/tasks/heirs': 'बैंक और पंजीकरण कार्यालय क्या माँगते हैं।',
  '/tasks/letting': 'किरायेदार, किराया, कर और सालाना रिटर्न।',
  '/tasks/coming-home': 'कर की स्थिति, खाते और विदेश का पैसा।',
  '/tasks/buying': 'जाँच, भुगतान, विलेख और पंजीकरण।',
}

// To the same page as the band above the cards.
const findOutMore = { ...english.intro.link, text: 'और जानें (अंग्रेज़ी में)' }

export const home: Translated<typeof english> = {
  meta: pageMetas.home,
  hero: {
    titleLines: ['आपकी संपत्ति भारत में है।', 'आपका वहाँ होना ज़रूरी नहीं।'],
    subtitle: 'अनिवासी भारतीयों के लिए कानूनी, संपत्ति और वित्तीय काम। काम भारत में होता है, आप जहाँ हैं वहीं रहते हैं।',
    seeServices: 'सभी सेवाएँ देखें',
    bottomText: `${claims.experience}हमारी टीम आम तौर पर 48 घंटे के भीतर उत्तर देती है।`,
  },
  tasks: {
    title: 'आपको क्या करना है?',
    list: english.tasks.list.map(({ to }) => ({ name: taskName(to), to, line: taskLines[to] })),
    all: { ...english.tasks.all, text: taskName(english.tasks.all.to) },
  },
  intro: {
    statement: 'अदालत की तारीखें हम सँभालते हैं।',
    emphasis: 'फ़ैसले आप करते हैं।',
    text: 'एक फ़्लैट, जिसके किरायेदार ने किराया देना बंद कर दिया। एक प्लॉट, जो चार नामों पर दर्ज है। एक जमा राशि, जिस पर माता या पिता के देहांत के बाद किसी ने दावा नहीं किया। ऐसे मामलों के लिए भारत में कोई चाहिए, जो कार्यालय जाए, रजिस्टर पढ़े और आपको बताए। यही हमारा काम है।',
    link: { ...english.intro.link, text: 'और जानें (अंग्रेज़ी में) →' },
  },
  help: {
    title: 'हम कैसे मदद करते हैं',
    cards: [
      {
        title: claims.help,
        text: 'पंजीकरण कार्यालय, अदालत, बैंक, बिल्डर। हम आपके दिए अधिकार के भीतर काम करते हैं और बताते हैं कि किस कार्यालय ने क्या कहा और आगे क्या माँगा।',
        button: findOutMore,
      },
      {
        title: 'बार-बार की दौड़ नहीं',
        text: 'आपके मामले के लिए ज़रूरी दस्तावेज़ों की एक ही सूची। मूल दस्तावेज़ आपके हाथ से जाने से पहले उसकी प्रति पढ़ ली जाती है।',
        button: findOutMore,
      },
      {
        title: 'सीधी बात',
        text: 'किसी कदम पर सहमति देने से पहले आप पढ़ते हैं कि वह किसलिए है, उसके लिए आपसे क्या चाहिए और उससे क्या नहीं हो सकता।',
        button: findOutMore,
      },
    ],
  },
  services: {
    title: 'सेवाओं की पूरी सूची',
    text: 'सेवाओं में से जो आपकी स्थिति के सबसे करीब हो, उसे चुनें। कोई भी ठीक न बैठे, तो हमसे संपर्क करें।',
    loadMore: 'और दिखाएँ',
    more: { ...english.services.more, text: 'और सेवाएँ' },
    contactCard: {
      ...english.services.contactCard,
      title: 'संपर्क करें',
      description: 'समझ नहीं आ रहा कि कौन-सी सेवा आपके लिए है? अपना मामला लिखें और पूछें।',
    },
  },
  tools: {
    title: toolsQuestion,
    text: 'पहले सवाल का उत्तर खुद पाएँ, अपनी तारीखों और राशि से। आप जो भरते हैं, वह आपके डिवाइस पर ही रहता है।',
    all: { ...english.tools.all, text: 'सभी टूल' },
  },
  consultation: { ...english.consultation, text: claims.consultation },
}
