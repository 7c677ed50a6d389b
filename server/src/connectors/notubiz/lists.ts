import { z } from 'zod';

const Id = z.coerce.number().int().positive();

/** The organisations of the service, each with the name it goes by. */
export const Organisations = z
  .looseObject({
    organisations: z.looseObject({
      organisation: z.array(
        z.looseObject({ '@attributes': z.looseObject({ id: Id }), name: z.string().min(1) }),
      ),
    }),
  })
  .transform(({ organisations }) =>
    organisations.organisation.map((one) => ({ id: one['@attributes'].id, name: one.name.trim() })),
  );

/** Committees and other bodies of an organisation. */
export const Gremia = z.looseObject({
  gremia: z.array(z.looseObject({ id: Id, name: z.string().nullish(), title: z.string().nullish() })),
});

/** One page of meetings, in the parts that decide whether to ask for the whole of it. */
export const Events = z
  .looseObject({
    events: z.array(
      z.looseObject({
        id: Id,
        type: z.string().nullish(),
        permission_group: z.string().nullish(),
        last_modified: z.string().nullish(),
      }),
    ),
    pagination: z.looseObject({ has_more_pages: z.boolean().nullish() }).nullish(),
  })
  .transform(({ events, pagination }) => ({ rows: events, more: pagination?.has_more_pages ?? false }));

/** A meeting; newer answers wrap it by its kind. */
export const MeetingAnswer = z
  .union([z.looseObject({ meeting: z.looseObject({ id: Id }) }), z.looseObject({ id: Id })])
  .transform((answer) => ('meeting' in answer ? answer.meeting : answer));

/** The modules an organisation keeps. */
export const Modules = z.looseObject({
  modules: z.array(z.looseObject({ id: Id, name: z.string(), custom_name: z.string().nullish() })),
});

/** One page of a module's items. */
export const Items = z
  .looseObject({
    items: z.array(z.looseObject({ id: Id, last_modified: z.string().nullish() })),
    pagination: z
      .looseObject({ list_end: z.number().nullish(), total_results: z.number().nullish() })
      .nullish(),
  })
  .transform(({ items, pagination }) => ({
    rows: items,
    more: (pagination?.list_end ?? 0) < (pagination?.total_results ?? 0),
  }));
