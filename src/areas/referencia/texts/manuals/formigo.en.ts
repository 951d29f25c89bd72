import type { ManualText } from './manual.ts';

export const formigoEn: ManualText = {
  titol: 'Concrete control',
  resum: 'From a zone just drawn to the reasoned verdict of each lot and the PDF that is handed over.',
  capitols: [
    {
      titol: 'Which regulation rules',
      blocs: [
        'The regulation comes from the date of the project or, without one, from that of the commission: EHE-98, EHE-08 or Codi Estructural, with their transitions. It stands above the list of zones, in **Concrete**. **Change** lets you choose another: you say why, and the reason appears in the steps of the verdict and in the report.',
        'A zone is bound to its regulation from its first result on: it no longer changes by itself, even if the dates of the work change.',
      ],
    },
    {
      titol: 'Creating a zone',
      blocs: [
        {
          passos: [
            'Press **New zone**.',
            'Choose the structure and give at least one measure: volume, weeks, surface or floors.',
            'Type the designation, such as `HA-30/F/20/XC2`, or fill in the fields: they say the same. Combinations that the regulation does not allow are told at once.',
            'Choose the kind of control and the quality mark, if any.',
            'Look at the **Forecast** on the right: how many lots and samples are needed, and which dimension decides. Press **Create the zone**.',
          ],
        },
        { imatge: 'zona-nova', peu: 'The forecast changes as you type and says which dimension rules.' },
        'The largest sizes of a lot are in **Lot limits**. A work may change them, saying why; the verdict and the report put it on record.',
      ],
    },
    {
      titol: 'Typing or pasting the strengths',
      blocs: [
        'Each row of the grid is a sample. `Enter` goes down, `Tab` goes on, commas are decimals. A column or a block copied from the laboratory’s sheet is pasted with `Ctrl+V`. What cannot be read stays as typed, marked, and is not lost.',
        {
          taula: [
            ['Key', 'What it does'],
            ['`F2`', 'Edits the cell'],
            ['`Ctrl+Z`', 'Undoes, up to a hundred steps; a pasted block is one step'],
            ['`Ctrl+D`', 'Fills down'],
            ['`Ctrl+I`', 'Adds a sample'],
            ['`F8`', 'Goes to the next error'],
            ['`Alt+PgDn`', 'Goes to the next lot'],
          ],
        },
        'Each row saves itself when you leave it. If the server does not answer, the screen says how many values are waiting and tries again. If somebody else wrote in the same cell, the cell shows it and you choose.',
        { imatge: 'zona', peu: 'The grid of a lot and, beside it, the verdict with its seven steps.' },
      ],
    },
    {
      titol: 'Reading the verdict',
      blocs: [
        'The verdict changes as you type. It shows the formula with its numbers, the margin or what is missing, a chart, and always seven steps: regulation, control, samples, case, coefficient, calculation and comparison. Press a number of the formula and its source lights up; open a step and there are the article and the table.',
        'Rules still to be compared with the official text carry the mark **To be verified**, on the screen and on paper.',
        'If the regulation asks for something that is not in the grid (the certified sigma, the class of the plant, whether the supply is continuous), the lot stays in **Answer needed** and asks on the spot. The answer is signed with name and date, and can be changed.',
        { imatge: 'resposta', peu: 'A lot waiting for the certified sigma.' },
        {
          nota: 'A lot with fewer samples than the regulation asks for is never plain green: it says how many are missing.',
        },
      ],
    },
    {
      titol: 'When a lot fails',
      blocs: [
        'The verdict of the control stays for ever. Beside it you record the **Later decision**: what was done (reserve specimens, cores, safety study, load test) and how it ends (accepted, reinforced or demolished), with date, author and reasons. Lists and reports show both.',
        'If you correct a strength, the later lots of the same concrete are judged again too, and the screen says which ones changed.',
        { imatge: 'fallada', peu: 'A lot that is not satisfactory, with the deciding step open.' },
      ],
    },
    {
      titol: 'Handing over the report',
      blocs: [
        {
          passos: [
            'In **Reports**, open “Concrete control sheet” and choose zones and states, whether the seven steps go in, the language and the design.',
            'Press **Make the PDF**. You can go on working meanwhile.',
          ],
        },
        'The report has a cover with agents and regulation, an index with failed lots first, the forecast, and a block for each lot with samples, chart, steps, verdict and decision. If something is missing (a pending lot, an answer), it says so too.',
      ],
    },
  ],
};
