// Machine draft, not yet checked by a person. Texts only: no advice.
import type { Task } from '#content/taskEntity.ts'
import english, { type TaskList } from '#content/tasks.ts'
import { taskName, tasksPath } from './texts/taskPages.ts'

const modules = import.meta.glob<Task>('./tasks/*.ts', { import: 'default', eager: true })

/** By the English words. */
const others: Readonly<Record<string, string>> = {
  'How many days may I stay in India?': 'मैं भारत में कितने दिन रह सकता हूँ?',
  'I stayed long in India: am I taxed there on my foreign income, on everything?':
    'मैं भारत में लंबे समय रहा: क्या वहाँ मेरी विदेशी आय पर, पूरी आय पर कर लगेगा?',
  'My brother in India is to sign for me at the registrar or the bank.':
    'भारत में मेरा भाई रजिस्ट्रार या बैंक में मेरी ओर से हस्ताक्षर करेगा।',
  'I have to sign papers for India where I live.': 'मुझे भारत के काग़ज़ात पर यहीं, विदेश में, हस्ताक्षर करने हैं।',
  'By when must a document that I signed abroad be stamped?': 'विदेश में हस्ताक्षर किए दस्तावेज़ पर कब तक स्टांप लगना चाहिए?',
  'How much money from a sale may I take out of India each year?':
    'बिक्री का कितना पैसा मैं हर साल भारत से बाहर ले जा सकता हूँ?',
  'Which forms does the bank want when I send sale money abroad?': 'बिक्री का पैसा विदेश भेजने पर बैंक कौन-से फ़ॉर्म माँगता है?',
  'The bank does not send my money abroad.': 'बैंक मेरा पैसा विदेश नहीं भेज रहा।',
  'I paid a builder years ago and there is still no flat.': 'मैंने बरसों पहले बिल्डर को पैसे दिए और फ़्लैट अब तक नहीं बना।',
  'The builder is five years late. Is it too late to complain?': 'बिल्डर पाँच साल लेट है। क्या शिकायत के लिए अब देर हो गई?',
  'The builder has not given possession.': 'बिल्डर ने कब्ज़ा नहीं दिया।',
  'Somebody has built on my plot.': 'मेरे प्लॉट पर किसी ने निर्माण कर लिया।',
  'My tenant has stopped paying rent.': 'मेरे किरायेदार ने किराया देना बंद कर दिया।',
  'The tenant refuses to leave.': 'किरायेदार खाली करने को तैयार नहीं।',
  'My relatives will not divide what we own together.': 'मेरे रिश्तेदार साझी संपत्ति बाँटने को तैयार नहीं।',
  'May a foreign citizen inherit land in India?': 'क्या विदेशी नागरिक को भारत में ज़मीन विरासत में मिल सकती है?',
  'My wife has a British passport and no OCI card. May she inherit our farm land?':
    'मेरी पत्नी का पासपोर्ट ब्रिटिश है और ओसीआई कार्ड नहीं है। क्या उसे हमारी खेती की ज़मीन विरासत में मिल सकती है?',
  'Do I need an Aadhaar, and must I link my PAN?': 'क्या मुझे आधार चाहिए, और क्या पैन जोड़ना ज़रूरी है?',
  'What does stamp duty cost in my State?': 'मेरे राज्य में स्टांप शुल्क कितना है?',
  'Which day must I not miss this year?': 'इस साल कौन-सा दिन नहीं चूकना चाहिए?',
  'Which rules have changed this year?': 'इस साल कौन-से नियम बदले?',
  'I need a letter that I can copy.': 'मुझे ऐसा पत्र चाहिए, जिसकी नकल कर सकूँ।',
}

const list: TaskList = {
  ...english,
  meta: {
    title: taskName(tasksPath),
    description:
      'विदेश में रहने वाले भारतीयों के छह काम, पहले काग़ज़ से आखिरी तक: बेचना, कर का रिफ़ंड, विरासत, किराये पर देना, घर लौटना, खरीदना। निशान लगाते जाएँ, ऑफ़लाइन भी।',
  },
  title: taskName(tasksPath),
  lede: 'हर काम एक पेज है: क्या कब आता है, कौन करता है, किन काग़ज़ात से, कितना खर्च होता है और कहाँ बात बिगड़ती है। जो हो गया, उस पर निशान लगाएँ; निशान आपके डिवाइस पर रहते हैं, और पेज कनेक्शन के बिना भी चलते हैं।',
  cards: english.cards.map((card) => {
    const task = modules[`.${card.path}.ts`]
    return task ? { path: card.path, title: task.title, card: task.card, situations: task.situations } : card
  }),
  // A situation that is new in English stays so until it has words here.
  others: english.others.map(({ text, to }) => ({ text: others[text] ?? text, to })),
}

export default list
