import * as words from '#app/lib/words/resume.ts'
import { fromJsonResume } from '#scripts/setup/resume/json-resume.ts'

/** Reads a JSON Resume, as the setup of an English site does. */
export const readJson = (json: string) => fromJsonResume(json, 'resume.json', { ...words }, 'en')
export const readResume = (resume: unknown) => readJson(JSON.stringify(resume))

/** A resume with every part that a site shows, and with some that it does not. */
export const RESUME = {
  basics: {
    name: 'Richard Hendriks',
    label: 'Programmer',
    email: 'richard@mail.example',
    phone: '(912) 555-4321',
    location: { address: '2712 Broadway', city: 'Tulsa', region: 'Oklahoma' },
    url: 'http://richard.example',
    summary: 'Dr. Hendriks hails from Tulsa and writes. He could tell you, but that would be long.',
    profiles: [
      { network: 'GitHub', username: 'rh', url: '' },
      { network: 'linkedin', username: 'rh', url: 'linkedin.com/in/rh' },
      { network: 'Twitter', username: 'rh', url: 'https://www.twitter.com' },
      { network: 'Club', username: 'rh', url: '' },
      { network: 'Mastodon', username: '@rh', url: 'https://social.example/@rh' },
    ],
  },
  skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', ' '] }, { name: 'Rust' }],
  projects: [
    { name: 'Miss Direction', description: 'A map', url: 'missdirection.example.com', endDate: '2016-08-24' },
    { name: 'Code', highlights: ['Fast', 'Small'], keywords: ['C'], url: 'https://github.com/rh/code' },
  ],
  work: [
    {
      name: 'Pied Piper',
      position: 'CEO',
      location: 'Palo Alto',
      description: 'A company',
      url: 'http://piedpiper.example',
      startDate: '2013-12-01',
      summary: '<p>We <strong class="x">compress</strong>.</p>',
      highlights: ['An algorithm', ''],
      keywords: ['C'],
    },
    { company: 'Hooli', position: 'Engineer', startDate: '2012', endDate: 'last year' },
  ],
  education: [
    {
      institution: 'A university',
      area: 'Information',
      studyType: 'BSc',
      startDate: '2011-06-01',
      endDate: '2010-01-01',
      score: 4,
      courses: ['SQL'],
    },
  ],
  publications: [{ name: 'A paper', publisher: 'Hooli', releaseDate: '2014-10-01', website: 'paper.pdf' }],
  awards: [{ title: 'A prize', date: '2014-11', awarder: 'A club', summary: 'There is no spoon.' }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  volunteer: [
    { organization: 'Dojo', position: 'Teacher', endDate: '2013', highlights: ['Teacher of the month'] },
  ],
  certificates: [
    { name: 'A certificate', issuer: 'A school', date: '2020-01-01', url: 'https://c.example/1' },
  ],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }, { name: 'Chess' }],
  references: [{ name: 'Erlich' }],
}
