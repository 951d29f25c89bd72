import type { ManualText } from './manual.ts';

export const controlEn: ManualText = {
  titol: 'Quality control',
  resum:
    'From the control programme to the certificate: choose what is controlled, follow it, close non-conformities, hand it over.',
  capitols: [
    {
      titol: 'Making the programme',
      blocs: [
        'Each work has a **Programme** tab. On the left is the bank: 119 items of 22 building processes, with their checks. On the right, what you have chosen.',
        {
          passos: [
            'Press `B` to go to the bank and type what you look for: “bricks”, “roof”, a standard. **Same process** and **In force only** narrow the list.',
            'Tick with `Space` the items that you want and press `Enter` to add them.',
            'In the table, type the measurement: lots follow from it. If you want others, type them beside it. **Why?** says where they come from.',
            'Press `Enter` on an item to choose its uses, its system and the product. Before saving you see which checks come in and which go.',
          ],
        },
        { imatge: 'programa', peu: 'The bank on the left; on the right, the programme with lots, cost and state.' },
        'To start like another work, **Copy from another work** brings its processes, items and checks, never its lots or results.',
        {
          nota: 'The concrete item has no lots of its own: they are those of its zones. Zones that are there already join it by themselves when there is only one item for their regulation.',
        },
      ],
    },
    {
      titol: 'Issuing it, and issuing it again',
      blocs: [
        '“Issue revision 1…” checks the uses of each item, keeps the programme as it is and gives it a number and a date. You may go on changing it: the programme says “Changed after rev. 1”, and the next revision lists what came in, what went and what changed.',
        'An issued revision never changes. **Revisions** has them all, with who issued them and when.',
      ],
    },
    {
      titol: 'Follow-up at the desk',
      blocs: [
        'In **Follow-up**, a tab per process. Each item is a grid: checks in rows, lots in columns.',
        {
          taula: [
            ['`C`', 'Conforming'],
            ['`N`', 'Not conforming: asks for the action and its term'],
            ['`A`', 'Not applicable: asks for the reason'],
            ['`P`', 'Pending again'],
            ['`Shift` + the letter', 'The same in every lot of the row'],
            ['`Enter`', 'The whole answer: value, date, responsible, note, files'],
            ['`D`', 'Add a file'],
          ],
        },
        { imatge: 'seguiment', peu: 'The checks of an item, lot by lot.' },
        'The state of the lot, the item, the process and the work changes at once, whoever saves it and from wherever. **Pending** and **Non-conformities** leave in sight only what is missing.',
      ],
    },
    {
      titol: 'On site, with the phone',
      blocs: [
        'On the phone, **Follow-up** shows the lots; open one and you see its checks. Tap one, press **Conforming** and **Save and next**: it takes you to the next pending one.',
        '**Photo** opens the camera. Without a line, what you wrote stays in this browser and the screen says how many answers are still to be sent; they go by themselves when the line is back.',
        { imatge: 'mobil-seguiment', peu: 'The checks of a lot, with one hand.', mobil: true },
      ],
    },
    {
      titol: 'Non-conformities',
      blocs: [
        'Every non-conformity says what will be done and until when. While it is open, the item, the process and the work show as not conforming. Once it is mended, close it with its date: the failure stays on record, closed.',
        '**Non-conformities** in the menu has those of every work, the late ones first. **Calendar** has what is due this month: strengths at 7 and 28 days, actions and lots. **Subscribe (ICS)** takes it to your calendar.',
        {
          nota: 'Concrete answers by itself: the verdict of each lot writes its strength check. A lot that is not satisfactory stays not conforming for ever, with the later decision beside it.',
        },
      ],
    },
    {
      titol: 'Handing it over',
      blocs: [
        '**Reports** of the work has the programme, the follow-up of each process, the list of controls and results (annex B), the changes (annex A), the visit record, the non-conformities and the certificate of compliance.',
        'The certificate looks first at what is missing: programme not issued, open non-conformities, pending items, lots of concrete without a decision. What cannot be settled goes in it as an exception, with its reason.',
      ],
    },
  ],
};
