import type { ManualText } from './manual.ts';

export const llibresEn: ManualText = {
  titol: 'Expenses, amortisation and books',
  resum: 'From the ticket to the box of the tax form and back: expenses, goods, register books and forms.',
  capitols: [
    {
      titol: 'First of all: how the office is taxed',
      blocs: [
        'In **Books and summaries**, **How the company is taxed** asks for the kind of estimation, the activity, the pro rata and the cash regime, year by year. The forms that you owe come from it.',
      ],
    },
    {
      titol: 'Typing an expense',
      blocs: [
        {
          passos: [
            'In **Expenses** drop the ticket or press `N`: the paper stands beside what you type. On the phone, the photo comes first.',
            'Write the supplier: kind, VAT and withholding of the last time come with it. **Copy the supplier’s last one** copies its lines.',
            'Write the net amount or the total. The VAT printed stands over what is worked out: where they differ, the line says so.',
            'Press `Ctrl+S`. If the supplier had used that number before, it asks you.',
          ],
        },
        { imatge: 'despesa', peu: 'An expense: its document, its lines and what is deducted.' },
        '**Split over works** says what part is of each work. **Kinds of expense** holds the tree of kinds, with VAT, deductible part and concept of the books of each: you may add your own.',
      ],
    },
    {
      titol: 'Many at once',
      blocs: [
        '**Import** brings a whole quarter from a spreadsheet: each row is judged before, and nothing is written until you say so. Electronic invoices received may be dropped there too; their signature is checked.',
        { imatge: 'despeses', peu: 'The expenses of the year, with the sum of what was filtered.' },
      ],
    },
    {
      titol: 'Investment goods',
      blocs: [
        'Mark the line of the expense with **It is an investment good** and choose its row of the legal table. **Depreciation** shows the table of each year, by days. **Dispose of** says the gain or the loss before it is saved.',
        { nota: '**New good** is for goods that you had before coming here: say what was written off already.' },
      ],
    },
    {
      titol: 'The quarter and its forms',
      blocs: [
        { imatge: 'llibres', peu: 'The four quarters, the forms and what the agency would say.' },
        {
          passos: [
            'Look first at **Warnings**: each line takes you to the document to look at.',
            'Open the form. Each box shows where it comes from, down to the ticket. What you write by hand is marked **By hand** with its reason.',
            'In the 303, **Download the file** makes the file to be imported at the tax agency’s site and filed from there.',
            '**Download the books** downloads the register books in the agency’s common layout.',
          ],
        },
        'Once filed, close the quarter: what is dated in it no longer changes, and those before close with it. Opening it again takes a reason.',
      ],
    },
    {
      titol: 'What each work leaves',
      blocs: [
        '**Result by work** sets side by side what was quoted, invoiced, collected and spent, work by work. Open one and you see where each amount comes from.',
      ],
    },
  ],
};
