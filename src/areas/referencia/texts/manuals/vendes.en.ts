import type { ManualText } from './manual.ts';

export const vendesEn: ManualText = {
  titol: 'Quoting, invoicing and collecting',
  resum:
    'From the quotation that the client accepts by a link to the invoice collected, with its records and its Facturae.',
  capitols: [
    {
      titol: 'Making a quotation',
      blocs: [
        'In **Quotations** press `N`. Choose the client, write the subject and fill in the lines as in a spreadsheet: `Enter` goes down, `Tab` goes right and the last line makes another.',
        {
          passos: [
            'In **Invoicing milestones** say how it will be invoiced: **30 / 40 / 30**, **One a chapter** or the percentages you want, adding up to 100.',
            '**Preview** shows the document as it will go out.',
            '**Send by e-mail…** gives it a number and sends it with a link: the client reads and accepts it without an account. **Mark as sent** is for what you hand over yourself.',
          ],
        },
        { imatge: 'pressupost', peu: 'An accepted quotation with its milestones.' },
        'What was sent no longer changes: **New version** makes another with the same number, and the one before is kept. Acceptance opens the work, and each milestone has a button that makes its invoice.',
      ],
    },
    {
      titol: 'Making the invoice and issuing it',
      blocs: [
        'An invoice begins as a draft: it may be changed, left and deleted, and has no number yet. **Copy the last one of this client** copies its lines. At the right, **Before issuing** says what is missing and takes you there.',
        { imatge: 'factura', peu: 'A draft: its lines, its totals and what is needed before issuing.' },
        {
          passos: [
            'If a cell cannot be read the invoice says so and is not issued: nothing is guessed.',
            'Press `Ctrl+Enter`. The dialog says the number it will have, the date and the amounts.',
            'Once issued it gets the next number of its series, without gaps, and its chained billing record is written. From here on it does not change.',
          ],
        },
        {
          nota: '«VERI*FACTU records» holds every record. The chain is checked by itself each day, and **Check the chain** does it now. Records are not sent to the tax agency yet.',
        },
      ],
    },
    {
      titol: 'Sending it: e-mail and Facturae',
      blocs: [
        '**Send…** opens the letter written in the client’s language, with the PDF. The tab **E-mails** says whether it truly went, is waiting or failed, and why.',
        'For a public body, **Facturae…** says in plain words what the entry point would refuse, and **Download signed** makes the file with the company’s certificate.',
      ],
    },
    {
      titol: 'Collecting',
      blocs: [
        { imatge: 'factures', peu: 'The invoices of the year: what was collected, what is owed and what is overdue.' },
        {
          taula: [
            ['`C`', 'Collect the chosen invoice, whole or in part'],
            ['`E`', 'Send it by e-mail'],
            ['`V`', 'See it without leaving the list'],
            ['`.`', 'All that can be done with it'],
          ],
        },
        'Each payment can have its receipt. What was collected in excess is given back with **Give back**. Once an invoice is overdue, **Remind…** writes the reminder that is due: there are three, each firmer.',
      ],
    },
    {
      titol: 'When something is wrong',
      blocs: [
        '**Rectify…** is the way for an invoice that the client already has: it makes the draft of a corrective one, whole, in part or in its place, and asks for the legal reason.',
        '**Annul (issued by mistake)…** is only for one that should never have been, and that nobody received or paid. Its number stays taken for ever.',
      ],
    },
    {
      titol: 'Many at once, and those that come again',
      blocs: [
        'In the list `Space` chooses rows and `Ctrl+A` all of them. Below stands what can be done: issue them, send them, mark them collected or download their documents. Before doing it, it says how many can and why not the others.',
        '**Recurring** holds those that are made by themselves each month, quarter or year: as drafts, issued, or issued and sent. In their text {mes} and {any} become those of each one.',
      ],
    },
  ],
};
