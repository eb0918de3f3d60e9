import type { esTown } from './es.ts';

/** What is wrong in a town's folder. */
export const enTown = {
  'town.missing': 'this file is missing in the folder {folder}',
  'town.unreadable': 'cannot be read ({cause})',
  'town.notJson': 'here it stops being JSON',
  'town.notAFile': 'is no file; only files may stand here',
  'town.town': 'is not what a town should have; fixtures/towns/README.md tells the format',
  'town.documents': 'expected a list of documents, each with its _id',
  'town.documentTwice': 'more than one document has the same _id',
  'town.noColumns': 'lacks at least one column that is not hidden; without one the table cannot be shown',
  'town.comments': 'is not what a comment should have; docs/guides/operator.md tells the format',

  'town.stands': 'says {found}; ',
  'town.absent': 'is missing; ',
  'town.unknownCollection':
    'no page reads a collection of this name; fixtures/towns/README.md tells which there are',
  'town.noSuchSurvey': 'the folder has no survey with this _id',
  'town.endBeforeStart': 'ends before it begins',
  'town.notRead': 'cannot be read; fixtures/towns/README.md tells the format',
  'town.wantsText': 'expected a text, or one for each language',
  'town.wantsNumber': 'expected a number, without quotation marks',
  'town.wantsYesNo': 'expected true or false, without quotation marks',
  'town.wantsAmount':
    'expected an amount in euros, such as 1200 or 1200.50: no thousands separator, no comma, no €',
  'town.wantsSignedAmount':
    'expected an amount in euros, such as 1200.50 or -1200.50: no thousands separator, no comma, no €',
  'town.wantsCode': 'expected a code of three figures in quotation marks: "163"',
  'town.wantsYear': 'expected a year, such as 2026',
  'town.wantsColour': 'expected a colour such as #0a6f6a',
  'town.wantsLanguage': 'expected a language: es, va, ca, en or eu',
  'town.wantsOneOf': 'expected one of these values: {options}',
  'town.wantsList': 'expected a list, between [ and ]',
  'town.wantsObject': 'expected an object, between { and }',
  'town.wantsOther': 'is not what is expected; fixtures/towns/README.md tells the format',

  'town.survey': 'is not what a survey should have; fixtures/towns/README.md tells the format',
  'town.surveyTwice': 'another survey already has this _id',
  'town.moment': 'expected a day or a moment, such as 2026-11-27 or 2026-11-27T10:00:00',
  'town.share': 'expected a percentage, such as 5%',
  'town.nothingToOrder': 'the survey has no answers or proposals to put in a random order',
  'town.answerTwice': 'more than one answer or proposal has the same _id',
  'town.blankId': 'an answer or proposal has a blank _id',
  'town.answers': 'expected a list of ballots',
  'town.answer': 'the ballot does not answer the survey as it asks',
  'town.surveyOfBallots': 'the folder has no readable survey with the _id that the name of the file says',

  'town.unpairedQuotes': 'the quotation marks are not in pairs',
  'town.censusHeader': 'expected the header id;birthYear;code',
  'town.papersColumns': 'the columns documentType and birthDate stand together, or neither does',
  'town.identity': 'expected an identity number of 8 to 20 letters (A to Z) or digits',
  'town.identityTwice': 'a line above already has the identity number',
  'town.noSecret': 'birth year or code is missing; at least one of the two is needed',
  'town.documentType': 'expected a document type: 1, 4, 5 or 7',
  'town.identityOfType': 'the identity number is not one of the document type given',
  'town.birthDate': 'expected a birth date such as 1975-03-02',
  'town.birthYear': 'the birth year is not that of the birth date',

  'town.twinNames': 'more than one field has this name',
  'town.secondOfItsKind': 'there is another field of this type already, and only one may be there',
  'town.looksAhead': 'its condition depends on “{at}”, which does not stand before it',

  'town.delivery': 'is not what a delivery should have; fixtures/towns/README.md tells the format',
  'town.reasonMissing': 'the reason why it is stopped is missing',
  'town.committedBelowSpent': 'is less than what is spent, which it includes',
  'town.reachedInFuture': 'is a day that has not come yet; one to come goes into “planned”',
  'town.milestoneTwice': 'another milestone already has this _id',

  'town.embedSites': 'expected a list of sites, such as ["https://www.town.example"]',
  'town.notHttps': 'expected a site over https, such as https://www.town.example',
  'town.wildcard': 'a site cannot have *; name each one that may show cards',
  'town.notAnOrigin': 'expected one site alone, without path or query: https://www.town.example',
  'town.noDomain':
    'expected a name of the web, such as https://www.town.example; letters beyond A to Z are written as xn--…',
} satisfies Record<keyof typeof esTown, string>;
