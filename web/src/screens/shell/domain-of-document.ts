import { dashboards, domainIds, type DomainId } from 'contract/dashboards';
import { getDocument } from 'contract/documents';
import { moduleCodes } from 'contract/modules';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';

/**
 * The domain a document belongs to, asked from the server. An unknown id counts as NL, whose screen then
 * says that it does not exist (decision 2.2); a document outside the subscription is known by its module.
 */
export async function domainOfDocument(id: string): Promise<DomainId> {
  try {
    const { data } = await call(getDocument.common, { params: { id }, body: {} });
    return data.domain;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const module = failure.errors[0].module;
    return domainIds.find((domain) => moduleCodes[dashboards[domain].module] === module) ?? 'nl';
  }
}
