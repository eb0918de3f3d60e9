/* The types of the clients of the council's API for screens; only this folder knows their files. */
export type { ContentsClient } from '#adapters/driven/council-http/contents-client.ts';
export type { CredentialsRefusal } from '#adapters/driven/council-http/credentials-client.ts';
export type { NamedTablesClient } from '#adapters/driven/council-http/named-tables-client.ts';
export type { PersonClient, PersonData, PersonRefusal } from '#adapters/driven/council-http/person-client.ts';
export type { ProcessPartsClient } from '#adapters/driven/council-http/process-parts-client.ts';
export type { ProjectsClient } from '#adapters/driven/council-http/projects-client.ts';
export type {
  FormCallRefusal,
  SendRefusal,
  UploadRefusal,
} from '#adapters/driven/council-http/request-refusals.ts';
export type { RequestsClient } from '#adapters/driven/council-http/requests-client.ts';
export type { SurveysClient } from '#adapters/driven/council-http/surveys-client.ts';
