import type { SiteContent } from './rules/site-content.ts'

/** The words of the site. This is the one file to edit; `npm run build` checks it and says what is wrong. */
export const site: SiteContent = {
  address: 'https://alex-morgan.example/',
  lang: 'en',

  // Whether a browser that has been here once opens the site without a network, too (a service worker keeps it). With
  // false the next build takes back what earlier ones left in browsers.
  worksOffline: true,

  // Whether Ctrl K (or ⌘K) opens a search and a list of commands on every page, and / and ? are shortcuts.
  commandPalette: true,

  owner: { name: 'Alex Morgan', role: 'Software engineer, machine learning' },

  greeting: { hello: 'Hi,', pronoun: 'I’m', firstName: 'Alex' },
  description:
    'Experienced in building scalable AI and ML applications, I like working with data and building tools with impact. Away from the keyboard I enjoy motorcycle rides, video games, abstract photography and digital art.',

  // A resume that lies in public/ has an address below the site's own: 'https://alex-morgan.example/resume.pdf'.
  links: {
    github: 'https://github.com/your-name',
    linkedin: 'https://www.linkedin.com/in/your-name',
    resume: 'https://docs.google.com/document/d/your-resume/view',
  },

  about:
    'I am a software engineer with expertise in machine learning and development, passionate about building AI-powered solutions and optimizing performance in real-world applications.',

  // A picture beside About, instead of a drawn landscape:
  // portrait: { address: 'pictures/alex.jpg', alt: 'Alex on a mountain road' },

  // For example { label: 'Mail', text: 'alex@morgan.example', href: 'mailto:alex@morgan.example' }
  contact: [],

  projects: [
    {
      title: 'Switchboard',
      description:
        'An agentic chatbot that plans its steps, calls tools in a sandbox and shows the trace behind every answer.',
      github_link: 'https://github.com/your-name/switchboard',
      deployed_link: 'https://switchboard.alex-morgan.example/',
    },
    {
      title: 'Plotline',
      description:
        'An MCP server that turns a table and a sentence into a chart, so that any assistant can draw its numbers.',
      github_link: 'https://github.com/your-name/plotline',
    },
    {
      title: 'Side Effects',
      description:
        'A dashboard of public sentiment about prescription drugs: what people report, how it shifts, and why.',
      github_link: 'https://github.com/your-name/side-effects',
      deployed_link: 'https://side-effects.alex-morgan.example/',
    },
    {
      title: 'Small Talk',
      description:
        'A transformer language model written from scratch: tokenizer, attention, training loop and sampling.',
      github_link: 'https://github.com/your-name/small-talk',
    },
    {
      title: 'Footnote',
      description:
        'A retrieval-augmented chatbot that answers from your own documents and cites the paragraph it used.',
      github_link: 'https://github.com/your-name/footnote',
    },
    {
      title: 'Driver’s Seat',
      description:
        'A Windows app that finds the right GPU driver, checks its signature and installs it without the bloat.',
      github_link: 'https://github.com/your-name/drivers-seat',
    },
    {
      title: 'Tick',
      description: 'A to-do list for the web that works offline, syncs when it can and never loses a line.',
      github_link: 'https://github.com/your-name/tick',
    },
    {
      title: 'Five Letters',
      description:
        'A clone of the daily word game, with a solver that explains why its next guess is the best one.',
      github_link: 'https://github.com/your-name/five-letters',
    },
    {
      title: 'Digits',
      description:
        'A neural network in plain NumPy that reads handwritten digits, every gradient derived and checked.',
      github_link: 'https://github.com/your-name/digits',
    },
  ],

  skills: [
    { name: 'Languages', skills: ['Python', 'C++', 'TypeScript', 'SQL'] },
    {
      name: 'Frameworks and Libraries',
      skills: [
        'PyTorch',
        'Scikit-Learn',
        'Pandas',
        'XGBoost',
        'Plotly',
        'React (Next.js, CRA, Vite)',
        'FastAPI',
        'Node.js',
      ],
    },
    { name: 'AI/ML and Tools', skills: ['LangGraph', 'RAG', 'MCP', 'Supervised-finetuning'] },
    { name: 'Databases', skills: ['MongoDB', 'PostgreSQL', 'Supabase'] },
    { name: 'DevOps & Cloud', skills: ['Git', 'GitHub', 'GitHub Actions', 'Docker', 'Google Cloud'] },
    { name: 'Data Visualization', skills: ['matplotlib', 'plotly', 'Microsoft Excel', 'Tableau'] },
  ],

  articles: {
    // 'owner/name' of a public GitHub repository with a folder `articles` on its branch `main`. For one on GitLab add
    // host: 'gitlab', on Codeberg host: 'forgejo', and for a server of your own its address: 'https://git.example'.
    // With null the articles of this checkout are the source, answered from files beside the site.
    repository: null,
  },
}
