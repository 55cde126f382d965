import { describe, expect, test } from 'vitest'
import { ownerSite as site } from '#tests/support/site/owner-site.ts'

/* Checks the samples of the project. Samples that an owner has replaced are skipped. */

const isSampleSite = site.owner.name === 'Alex Morgan'
if (!isSampleSite) console.log('content/site.yaml: replaced by the owner, not checked.')

describe.runIf(isSampleSite)('the words of content/site.yaml', () => {
  test('[HERO-3] describes the owner’s work and interests', () => {
    for (const words of [
      'building scalable AI and ML applications',
      'working with data',
      'building tools with impact',
      'motorcycle rides, video games, abstract photography and digital art',
    ])
      expect(site.description).toContain(words)
    expect(site.description).toMatch(/experienced in building/i)
  })

  test('[ABOUT-1] [ABOUT-2] has the about text of the specification, and no contacts', () => {
    for (const words of [
      'software engineer with expertise in machine learning and development',
      'passionate about building AI-powered solutions and optimizing performance in real-world applications',
    ])
      expect(site.about).toContain(words)
    expect(site.contact).toEqual([])
  })

  test('[PROJ-1] [PROJ-4] lists nine projects in order, the first and the third with a deployed link', () => {
    const subjects = [
      ...[/agentic chatbot/, /MCP server/, /sentiment/, /transformer/, /retrieval-augmented/],
      ...[/GPU driver/, /to-do/, /word game/, /NumPy/],
    ]
    expect(site.projects?.map(({ description }) => description)).toEqual(
      subjects.map((subject) => expect.stringMatching(subject)),
    )
    const deployed = site.projects?.flatMap(({ deployed_link }, index) => (deployed_link ? index + 1 : []))
    expect(deployed).toEqual([1, 3])
  })

  test('[SKILL-1] lists the six groups of the specification', () => {
    expect(site.skills?.map(({ name, skills }) => [name, skills.join(', ')])).toEqual([
      ['Languages', 'Python, C++, TypeScript, SQL'],
      [
        'Frameworks and Libraries',
        'PyTorch, Scikit-Learn, Pandas, XGBoost, Plotly, React (Next.js, CRA, Vite), FastAPI, Node.js',
      ],
      ['AI/ML and Tools', 'LangGraph, RAG, MCP, Supervised-finetuning'],
      ['Databases', 'MongoDB, PostgreSQL, Supabase'],
      ['DevOps & Cloud', 'Git, GitHub, GitHub Actions, Docker, Google Cloud'],
      ['Data Visualization', 'matplotlib, plotly, Microsoft Excel, Tableau'],
    ])
  })
})
