import type { ManualText } from './manual.ts';

export const primerDiaEn: ManualText = {
  titol: 'The first day',
  resum: 'From an empty installation to an office at work: the company, its people, the agents and the first work.',
  capitols: [
    {
      titol: 'Signing in for the first time',
      blocs: [
        'The first time it opens, the program is empty and asks two things: who you are and for which company. These are the details that sign the documents later, which is why your degree and college number are asked too.',
        {
          passos: [
            'Open the address that the program printed when it started.',
            'Fill in **Person**: name, e-mail and a password of ten characters or more. The e-mail will be your user.',
            'Fill in **Company** with its legal name and tax id. If the tax id does not add up, the program warns and lets you go on.',
            'Press **Create and sign in**, read the conditions and press **Accept the conditions**.',
          ],
        },
        'You arrive at **Home**, which always says what needs you: lots waiting for a decision, answers to give, strengths that come of age at 28 days. On the first day it shows the first steps.',
        { imatge: 'inici', peu: 'Home, in an office with works under way.' },
      ],
    },
    {
      titol: 'Completing the company',
      blocs: [
        '**Company** holds whatever appears on documents: address, telephone, logo and colour. The colour is darkened until it reads well on white, and guides every heading.',
        'If the office invoices through more than one company, create them in **Companies**. The top left always shows which one you are in; `Ctrl+E` changes company or financial year without leaving the keyboard. Two tabs may work in two companies at once.',
        {
          nota: 'Each company is a world of its own: nobody sees anything of the others there, even when they share people.',
        },
      ],
    },
    {
      titol: 'Inviting the people of the office',
      blocs: [
        {
          passos: [
            'Go to **Users** and press **Invite**.',
            'Type the name and the e-mail, and choose a role.',
            'If the server has mail set up, the invitation leaves by itself. If not, copy the link and hand it over: it works once.',
          ],
        },
        {
          taula: [
            ['Role', 'What it may do'],
            ['Owner', 'Everything, users and certificates included.'],
            ['Manager', 'Everything but users, certificates and deleting the company.'],
            ['Technician', 'Works, quality control, reports and agents.'],
            ['Site', 'Results, samples, photos and files of the works assigned.'],
            ['Administration', 'Agents and listings; reads works.'],
            ['Reader', 'Reads everything but users and certificates; changes nothing.'],
          ],
        },
        'What a role may not do is not on the screen. People with the site role need works assigned to them, in **Data and agents** of each work.',
        { imatge: 'convidar', peu: 'Inviting a person and choosing a role.' },
      ],
    },
    {
      titol: 'Bringing in the agents you already have',
      blocs: [
        'Developers, technicians, builders, laboratories and suppliers are **Agents**. There is no need to type them: a spreadsheet, a CSV or the cards of a telephone will do.',
        {
          passos: [
            'In **Agents**, press **Import** and drop the file. The program finds out its encoding and separator.',
            'Say which field each column goes to. What it has guessed is already chosen.',
            'Review the rows: those with errors stay out, and those with warnings enter only if you accept them. So far nothing has been written.',
            'Import them. You can download the rows left out, mend them and come back. The whole import can be undone.',
          ],
        },
        { imatge: 'agents', peu: 'The list of agents, with filters and a search that ignores accents.' },
      ],
    },
    {
      titol: 'Opening the first work',
      blocs: [
        'In **Works**, press **New work** or the key `N`. Only the name is needed. The date of the project is worth giving: it decides which regulation governs the concrete.',
        'In **Data and agents** say who the developer is, who directs the work, who directs its execution and who builds. If one is missing, or if the degree of a technician does not qualify, the **Summary** of the work says so.',
        { imatge: 'treball', peu: 'The summary of a work: what is to be done and who takes part.' },
        'The next step is the concrete manual.',
      ],
    },
    {
      titol: 'Working fast and without fear',
      blocs: [
        {
          taula: [
            ['Key', 'What it does'],
            ['`?`', 'Shows the shortcuts of the screen you are on'],
            ['`/`', 'Goes to the search box of the list'],
            ['`N`', 'Creates a new record'],
            ['`Ctrl+S`', 'Saves'],
            ['`Esc`', 'Closes whatever is on top'],
            ['`G` `T`', 'Goes to Works; `G` `I`, to Home; `G` `A`, to Agents'],
          ],
        },
        'Numbers are typed as you write them: “1,234.56”, “35 €”. Dates too: `1/3/26`, “today”, “+30”.',
        'What you type in a form is kept in the browser until you save it. If the tab closes or the session ends, it is offered when you come back: **Restore**, **See differences** or **Discard**. If two people change the same record, the program shows both values and you choose.',
        'The menu of your name, top right, has **My profile** (password, second factor, devices), the language and the light or dark look.',
      ],
    },
  ],
};
