import type { Act } from './edit.ts'

const site = 'src/content/site.ts'

/** Acts on the site file, and on what it says beside the name. */
export const siteActs: Act[] = [
  {
    name: 'puts a name, phone, email, places, domain, social links, forms, colours and fonts of its own into the site and brand files',
    redraws: true,
    recuts: true,
    play: (edit) => {
      edit.replace(site, 'sample: true', 'sample: false')
      edit.replace(site, "product: 'Pravasi Desk'", "product: 'Setu Counsel'")
      edit.replace(site, /tagline: '.*'/, "tagline: 'Lawyers in Kochi for families abroad'")
      edit.replace(
        site,
        /description:\n {4}'.*'/,
        "description: 'Property, inheritance and tax in Kerala for families abroad.'",
      )
      edit.replace(site, /origin: '.*'/, "origin: 'https://www.setucounsel.in'")
      edit.replace(site, /phone: '.*'/, "phone: '+91 98470 12345'")
      edit.replace(site, /email: 'desk@.*'/, "email: 'office@setucounsel.in'")
      edit.replace(
        site,
        /office: \{ label.*\}/,
        "office: { label: 'Kochi (Marine Drive)', address: 'Marine Drive, Kochi, Kerala' }",
      )
      edit.replace(site, /footer: \{ label.*\}/, "footer: { label: 'Kochi', address: 'Kochi, Kerala, India' }")
      edit.replace(
        site,
        / {4}\{ name: 'Facebook'.*\n.*\n.*\n/,
        "    { name: 'X', url: 'https://x.com/setucounsel' },\n",
      )
      edit.replace(site, "'https://forms.example.com/testimonial'", "'https://forms.gle/setuStory'")
      edit.replace(site, "'https://forms.example.com/feedback'", "'https://forms.gle/setuFeedback'")
      edit.replace('src/content/brand.ts', "primary: '#162a52'", "primary: '#0a3328'")
      edit.replace('src/content/brand.ts', "accent: '#e3a726'", "accent: '#e0b040'")
      edit.replace('src/content/brand.ts', "sans: 'anek-latin'", "sans: 'literata'")
    },
  },
  {
    name: 'replaces the sample testimonials and videos',
    play: (edit) => {
      const stories = 'src/content/pages/testimonials.ts'
      const own = [
        [
          'T. M.',
          'Dubai',
          'They found the deed that my uncle had lost, and wrote down what each step would cost before it began.',
        ],
        [
          'S. N.',
          'Houston',
          'The sale took five months. Every Friday there was an email, even when there was nothing to say.',
        ],
        ['J. V.', 'Perth', 'I signed twice, at the consulate. Everything else was done in Kochi.'],
      ]
      for (const [at, [name, city, quote]] of own.entries())
        edit.replace(
          stories,
          new RegExp(`id: ${at + 1},\\n {8}quote:\\n {10}'.*',\\n {8}name: '.*',\\n {8}title: '.*',`),
          `id: ${(at + 1) as 1 | 2 | 3},\n        quote: '${quote}',\n        name: '${name}',\n        title: '${city}',`,
        )
      edit.replace(stories, /note: '.+'/, "note: ''")
      for (const [at, id] of ['dQw4w9WgXcQ', 'aqz-KE-bpKQ', 'jNQXAC9IVRw', '9bZkp7q19f0'].entries())
        edit.replace('src/content/pages/resources.ts', `sampleVid0${at + 1}`, id)
    },
  },
  {
    name: 'is a law firm, which may not advertise',
    endsRound: true,
    play: (edit) => {
      edit.replace(site, 'kind: undefined,', "kind: 'law firm',")
    },
    never: /\bFREE\b|20\+|Trusted by|Decades of|Hassle-Free|We make it work|Stories From Some|निःशुल्क परामर्श/,
  },
  {
    name: 'fills in the practice, the grievance officer, a collector of its own and the query form',
    play: (edit) => {
      edit.replace(site, "kind: 'law firm',", "kind: 'coordinator',")
      edit.replace(site, "legalName: ''", "legalName: 'Setu Counsel LLP'")
      edit.replace(site, /^ {2}address: ''/m, "  address: '12 Marine Drive, Kochi 682031'")
      edit.replace(site, "areas: ''", "areas: 'property, succession, tax'")
      edit.replace(
        site,
        'advocates: [],',
        "advocates: [\n    {\n      name: 'Anna Thomas',\n      enrolment: 'K/1234/2010',\n      enrolled: '12 June 2010',\n      council: 'Bar Council of Kerala',\n      qualifications: 'BA, LLB',\n    },\n  ],",
      )
      edit.replace(site, "accountants: ''", "accountants: 'Nair & Iype, Kochi'")
      edit.replace(site, "freeCall: ''", "freeCall: '20 minutes'")
      edit.replace(site, 'confirmed: [],', "confirmed: ['approval', 'quotation', 'no success fee'],")
      edit.replace(
        site,
        "lawReviewer: { name: '', qualification: '' }",
        "lawReviewer: { name: 'Anna Thomas', qualification: 'advocate, K/1234/2010' }",
      )
      edit.replace(site, "fees: ''", "fees: 'Fees are quoted in rupees, without GST.'")
      edit.replace(
        site,
        "grievanceOfficer: { name: '', address: '', email: '' }",
        "grievanceOfficer: { name: 'Anna Thomas', address: '12 Marine Drive, Kochi', email: 'privacy@setucounsel.in' }",
      )
      edit.replace(site, "serviceQueryForm: 'inert',", "serviceQueryForm: 'enquiry',")
      edit.replace(site, "analytics: 'none',", "analytics: { collector: 'https://count.setucounsel.in/event' },")
    },
  },
]
