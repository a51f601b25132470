import { expect, test } from 'vitest';
import { modulos } from '../../modulos.ts';
import { comporDizeres } from './auditoria.service.ts';
import { criarVocabulario } from './vocabulario.rules.ts';

test('a word that two modules define is refused, with its name', () => {
  const nome = { campos: { nome: { rotulo: 'nome' } } };
  expect(() => criarVocabulario([nome, nome])).toThrow(/nome/);
});

test('every kind of record that a field refers to is named by some module', () => {
  const { nomear } = comporDizeres(modulos.flatMap(({ auditoria }) => auditoria ?? []));
  const referidas = modulos.flatMap(({ auditoria }) => [
    ...[
      auditoria?.palavras.campos ?? {},
      ...Object.values(auditoria?.palavras.camposDe ?? {}),
    ].flatMap((campos) => Object.values(campos).flatMap(({ referencia }) => referencia ?? [])),
    ...Object.values(auditoria?.palavras.ligados ?? {}),
  ]);
  const objetos = modulos.flatMap(({ auditoria }) =>
    Object.keys(auditoria?.palavras.objetos ?? {}),
  );
  expect(Object.keys(nomear)).toEqual(expect.arrayContaining(referidas));
  expect([...referidas, ...objetos], 'named, and never spoken of').toEqual(
    expect.arrayContaining(Object.keys(nomear)),
  );
});
