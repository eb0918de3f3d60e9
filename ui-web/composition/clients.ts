/* The types of the clients of the council's API for screens; only this folder knows their files. */
export type { ContentsClient } from '#adapters/driven/council-http/clients/contents-client.ts';
export type { CredentialsRefusal } from '#adapters/driven/council-http/clients/credentials-client.ts';
export type { NamedTablesClient } from '#adapters/driven/council-http/clients/named-tables-client.ts';
export type {
  PersonClient,
  PersonData,
  PersonProfile,
  PersonRefusal,
} from '#adapters/driven/council-http/clients/person-client.ts';
export type { ProcessPartsClient } from '#adapters/driven/council-http/clients/process-parts-client.ts';
export type { ProjectsClient } from '#adapters/driven/council-http/clients/projects-client.ts';
export type {
  FormCallRefusal,
  SendRefusal,
  UploadRefusal,
} from '#adapters/driven/council-http/clients/request-refusals.ts';
export type { RequestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
export type { SurveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
