import type { ManualText } from './manual.ts';

export const obraEn: ManualText = {
  titol: 'On site',
  resum: 'The phone on site: noting samples, taking photos, uploading papers and knowing what is missing.',
  capitols: [
    {
      titol: 'Putting the program on the phone',
      blocs: [
        {
          passos: [
            'Open the address of the program in the phone’s browser and sign in with your user.',
            'In the browser’s menu, choose to add it to the home screen. It will open like any other app.',
          ],
        },
        'At the bottom are **Home**, **Works** and **More**. With the site role you only see the works assigned to you; if none is there, ask the owner.',
        { imatge: 'mobil-inici', peu: 'What needs you today.', mobil: true },
      ],
    },
    {
      titol: 'Noting a sample',
      blocs: [
        {
          passos: [
            'Open the work, **Concrete** and the zone being poured.',
            'Choose the lot and press **Add sample**.',
            'Type the delivery note, the element, the time and the slump readings, such as `115/125`. The strengths are filled in when they arrive.',
          ],
        },
        'It saves field by field, without a button. The foot of the screen always says whether all is saved or how many values are waiting to be sent. Without coverage, leave the screen open: it tries again by itself when the line is back.',
        { imatge: 'mobil-zona', peu: 'A sample on the phone, with the verdict on top.', mobil: true },
        {
          nota: 'The slump is judged at once: a sample rejected for its consistency is marked even before its strengths arrive.',
        },
      ],
    },
    {
      titol: 'Photos and papers',
      blocs: [
        'In **Documents** of the work, **Take a photo** opens the camera and **Upload files** lets you choose several at once, up to 100 MB each. Photos of the phone (HEIC) are converted so that everybody can see them.',
        'If the line drops half way through an upload, it resumes where it was. Files go in folders, are renamed and put in order, and those you mark go to the annex.',
        { imatge: 'mobil-documents', peu: 'The documents of a work on the phone.', mobil: true },
      ],
    },
    {
      titol: 'When two people type at once',
      blocs: [
        'Nothing is lost: each cell is saved on its own. If both touched the same one, the second person sees the two values and chooses. **History** keeps who wrote what and when.',
        'If the session ends while you type, the program asks for the password over the same screen and goes on where you were.',
      ],
    },
    {
      titol: 'Back at the office',
      blocs: [
        '**Home** lists the samples that turn 28 days old this week and those that passed them without a strength. When the laboratory’s sheet arrives, it is pasted in the grid: see the concrete manual.',
      ],
    },
  ],
};
