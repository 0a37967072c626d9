import { callLinkDays, deviceDays } from '../retention.ts'
import { bookCall, site } from '../site.ts'
import type { PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'
import { email, heading, list, type PrivacySection, paragraph } from './privacyBlocks.ts'
import { consentBlocks, grievanceOfficerBlocks, retentionBlocks, rightsBlocks } from './privacyRights.ts'

export interface PrivacyPage {
  meta: PageMeta
  title: string
  effective: { label: string; date: string }
  intro: string
  sections: readonly PrivacySection[]
}

export const privacy: PrivacyPage = {
  meta: pageMetas.privacy,
  title: 'Privacy Policy',
  effective: { label: 'Effective date:', date: 'March 08, 2025' },
  intro: `This policy says what ${site.product} (“we”, “us”) learns about you when you read this site or write to us, what we do with it, and what stays on your own device. The site has no accounts. You can read all of it without telling us who you are.`,
  sections: [
    {
      id: 'information-collection-and-use',
      title: 'Information Collection and Use',
      blocks: [
        paragraph('We collect what you choose to send, and the little that is needed to deliver the site.'),
        heading('What you send us'),
        list(
          'Enquiries: first name and last name, email address, telephone number and your message. The enquiry form asks for the number so that we can call back; where a number is optional, you may leave it empty.',
          'Comments and replies: your text and, only if you give them, a name, an email address and a phone number. Text and name are published under the article. Email address and phone number are not.',
          'Reports of a comment: the reason you give.',
          'Subscriptions: your email address and the language of the page on which you subscribed, with a record of consent: the words that you agreed to, and when you asked, confirmed and stopped.',
        ),
        paragraph(
          'With each of these the server keeps the time and a random key that prevents duplicates, and a note of the emails that are sent because of it. With an enquiry or a report it also keeps the page on which it was written. With an enquiry it keeps our notes and answers, the emails and files that you send us about it and that we send you, what we note of calls and visits, the calls that you book with it: the times and your time zone, how far the matter has come and the words by which we sort it, what we have still to do about it, our checks for conflicts of interest, which enquiries and comments we take for one person’s, and which of us dealt with it and when. With a subscription it keeps which updates were sent, and whether one came back or was reported as spam. What our staff change, export or erase is recorded with the number of the record, not with its content.',
        ),
        heading('Usage data'),
        paragraph(
          'With each request a server receives technical data: the address asked for, the time, the type of browser and the network address. The log of our application holds the kind of request, its result and how long it took, but no network address and nothing that you wrote. The web server in front of it, or a company that delivers the site for us, may note more for a time, such as the network address.',
        ),
        paragraph(
          'To limit abuse, the part that receives what you write works with a shortened fingerprint of the network address, from which the address cannot be read. With comments and reports it is kept for the period named below. A network from which the site was abused can be blocked for a number of days.',
        ),
        paragraph(
          'When we erase data for you, we keep the time and keyed digests of the detail by which we found it and of the numbers of your enquiries, messages and comments, so that restoring an older backup erases the data again. The detail cannot be read from its digest.',
        ),
        heading('What is stored on your device'),
        paragraph(
          'So that you can read and write without a connection, the site keeps the following in your own browser. It puts pages and pictures in Cache Storage, what you type, tick, mark and choose and how far you have read in local storage, short-lived marks and text in session storage, the rest in IndexedDB. It stays there, and is sent to us only where this list says so.',
        ),
        list(
          `drafts of forms that you have begun, for ${deviceDays.drafts} days after the last change, with the time and key of the text that you last sent from each, and for as long text that you share with the installed app, until you add it to one`,
          'text typed before its page had finished loading, until it is such a draft',
          `an outbox of enquiries, comments, replies, reports and subscriptions that have not been sent yet; each is sent to us when you are back online, and then leaves the outbox${bookCall === 'times' ? '; and so is a time for a call that you choose without a connection' : ''}`,
          `short receipts of what was sent: the kind, the time and a reference, but not the text${bookCall === 'times' ? `; that of an enquiry also has the link to choose a time for a call, which works for ${callLinkDays} days` : ''}`,
          `for ${deviceDays.undelivered} days, a digest of a text that could not be delivered, so that trying again does not send it twice`,
          'what you enter in the tools and in the blanks of letters, until you delete it; none of it is sent unless you put it into an enquiry',
          'what you tick off in a checklist, until you clear the ticks; it is never sent, and stays when you remove the pages stored for reading',
          'the passages that you mark in an article and your notes on them, until you delete them; they are never sent, except a passage that you put into an enquiry',
          'how far you have read in each article, the sentence at which you stopped listening to it, a mark that one is unfinished, and how many words a minute you read, by which the time left is reckoned; none of it is sent, and it goes when you remove the pages stored for reading',
          'what you last searched for on this site; the search runs on your device, but its words are in the address of the search page, which the server receives whenever that address is loaded',
          'copies of the site’s pages and pictures, and of comments that you have seen',
          'your choice of a light or dark theme, the size, spacing and typeface in which you read, the voice and speed in which you listen, your choice to store nothing for reading, and the time at which you chose to install later',
          'your name, telephone number and email address for the next comment, only if you tick the box',
          'for the time of a visit, a mark that a page was reloaded, so that it does not happen twice',
        ),
        paragraph(
          'What you mark, tick and enter, your places and your settings you can save as a file, and open in another browser. We get none of it.',
        ),
        paragraph(
          'You can discard unsent messages in the outbox at any time. Clearing the data of this site in your browser’s settings removes everything in the list, unsent text included.',
        ),
        heading('Cookies'),
        paragraph(
          'A cookie is a small text that a site asks a browser to send back. This site sets none for its visitors. Only our staff get two, when they sign in to their own pages: one says who is signed in, the other in which browser the sign-in began. If visitors ever get a cookie, this section will name it and its purpose. Sites that we link to may set cookies of their own.',
        ),
      ],
    },
    {
      id: 'use-of-data',
      title: 'Use of Data',
      blocks: [
        paragraph('We use what we collect for these purposes, and no others:'),
        list(
          'to answer your enquiry and, if you ask us to act, to prepare the work',
          'to publish comments and replies, some of them after a review, and to look into reports about them',
          'to send the updates that you subscribed to, until you stop them by the link in each email or by writing to us',
          'to keep the site running, to find faults and to limit misuse',
          'to comply with the law',
        ),
        paragraph('We do not sell personal data, and we do not build profiles for advertising.'),
        ...consentBlocks,
        ...retentionBlocks,
        ...rightsBlocks,
      ],
    },
    {
      id: 'transfer-of-data',
      title: 'Transfer of Data',
      blocks: [
        paragraph(
          `We store what you send us in ${site.dataStoredIn}, and use it where the work is, in India. If you write from another country, your message therefore crosses a border: that is needed to answer you. Data protection law there may differ from the law where you live.`,
        ),
        paragraph(
          'Neither sending an enquiry nor reading this policy is consent to other uses. Wherever your data is handled for us, this policy applies to it.',
        ),
      ],
    },
    {
      id: 'disclosure-of-data',
      title: 'Disclosure of Data',
      blocks: [
        paragraph('We disclose personal data only:'),
        list(
          'to advocates, accountants, registries, courts, banks and others whom your matter needs, once you have asked us to act',
          'to service providers named below, for the work we give them',
          'where a law, a court or a public authority validly requires it',
          'where it is necessary to protect rights, property or the safety of a person, or to look into suspected wrongdoing',
          'to a successor, if our practice or part of it is transferred; this policy then continues to bind the successor for data collected under it',
        ),
        paragraph('What you publish as a comment can be read, copied and stored by anyone.'),
      ],
    },
    {
      id: 'security-of-data',
      title: 'Security of Data',
      blocks: [
        paragraph(
          'Personal data is kept out of page addresses, analytics and error reports. Each enquiry, each report and each comment that needs a review is mailed to us, and the records are open only to those of us who work on them.',
        ),
        paragraph(
          'The newest 200 enquiries are also kept, encrypted, in the browsers of those of us who are signed in, so that we can answer without a connection. They go when that sign-in ends. What is erased for you goes from such a device when it is next online.',
        ),
        paragraph(
          'If a breach affects data about you, we tell you without delay what happened, what it may mean for you and what you can do. We also report it to the authorities as the law requires; the Data Protection Board of India receives the details within 72 hours, once that duty applies.',
        ),
        paragraph(
          'No method of transmission or storage is wholly secure. Please do not send passwords, card numbers or original identity documents with a first enquiry. On a shared computer, remember that drafts and unsent messages stay on the device until they are sent, discarded or cleared.',
        ),
      ],
    },
    {
      id: 'service-providers',
      title: 'Service Providers',
      blocks: [
        paragraph(
          'We use other companies for hosting and for the delivery of mail. They may handle personal data only for those tasks. When an enquiry arrives, the push services of our staff’s browsers (those of Apple, Google, Microsoft or Mozilla) pass on an encrypted notice, which says that something came and not what or from whom.',
        ),
        heading('Web analytics'),
        paragraph(
          'We may use a web-analytics service to learn which parts of the site are of use, for example how often the WhatsApp button is pressed. It works only if we have switched it on. It then receives the name of the event and nothing that you typed. Like every server, it sees the network address from which a request comes.',
        ),
        heading('Services that you open'),
        paragraph(
          'When you let an article be read aloud, your browser speaks it with the voices of your device. We choose one that works without a connection where there is one. A voice that is marked as needing one sends the sentences of the article to its maker.',
        ),
        paragraph(
          'Chat by WhatsApp, maps, videos, social media and the forms for testimonials and feedback are run by others under their own policies. When the videos on our resources page come into view, their preview pictures are loaded from YouTube’s image host (i.ytimg.com), which then sees your network address. The videos themselves open only when you choose one.',
        ),
      ],
    },
    {
      id: 'links-to-other-sites',
      title: 'Links to Other Sites',
      blocks: [
        paragraph(
          'Our pages link to public offices and other sites that we do not run. Once you follow such a link, the policy of that site applies. We have no control over its content and take no responsibility for its practices.',
        ),
      ],
    },
    {
      id: 'childrens-privacy',
      title: "Children's Privacy",
      blocks: [
        paragraph(
          'The site is not meant for anyone under 18, and we do not knowingly collect personal data from children under 18. If you are a parent or guardian and believe that a child has sent us such data, write to us. We will erase it once we have found it.',
        ),
      ],
    },
    {
      id: 'changes-to-this-privacy-policy',
      title: 'Changes to This Privacy Policy',
      blocks: [
        paragraph(
          'We may change this policy. The new text is published on this page, with the day of the change, and applies from then on. Please read it again before you send anything that matters to you.',
        ),
        paragraph(
          'Last changed on 29 November 2026: what we keep when we erase data for you, and a time for a call that is chosen without a connection. On 26 November 2026: the language of a subscription. On 25 November 2026: how long enquiries that were dealt with are kept, copies on the devices of our staff, and push services. On 23 November 2026: passages that you mark, reading aloud, which updates a subscriber was sent, copies of messages in our mailbox, the record of what our staff do, their cookies, the logs of servers, and the pace of reading that your device learns. On 22 November 2026: periods of retention, your rights under Indian and European law, and the person to whom grievances go.',
        ),
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      blocks: [...grievanceOfficerBlocks(), email('Questions about this policy or about your data reach us by email:')],
    },
  ],
}
