import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Endpoint } from '@dominio/contrato/endpoint';
import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { camposMudados } from '../src/modules/auditoria/campos.rules.ts';
import { cifrarSenha } from '../src/modules/sessoes/senhas/senhas.ts';
import { modulos } from '../src/modulos.ts';
import { auditoriaEventos } from '../src/platform/auditoria/auditoria.tables.ts';
import type { Pares, Substantivo } from '../src/platform/exemplos.ts';
import { montarApp } from './build-app.ts';
import { exemplosDe } from './campos.exemplos.ts';
import { todosForaDoPercurso, todosOsSubstantivos } from './campos.substantivos.ts';

// Every field that the contract accepts for a noun is stored and edited; audited where the noun is; told
// by its story, and copied, where it has one and the other; and given to people: in the list that is
// exported, or in what is handed out to a person. What a noun does not do, and what of it is not given,
// its module says in `<noun>.exemplos.ts`. A field that one of these forgot would be answered with
// success and dropped: here it fails by its name.

type Registro = Readonly<Record<string, unknown>>;
const SENHA = 'corvo azul de bicicleta';
const { app, banco, chamar, administrador } = await montarApp();
const eu = await administrador({ senha_hash: await cifrarSenha(SENHA) });
/** Fields that have a word in the audit log, by any noun. */
const comPalavra = new Set(
  modulos.flatMap(({ auditoria }) => {
    const { campos = {}, camposDe = {} } = auditoria?.palavras ?? {};
    return [campos, ...Object.values(camposDe)].flatMap(Object.keys);
  }),
);
const nomes = await todosOsSubstantivos({ banco, eu: eu.id });

const enviar = (endpoint: Endpoint, envio: object) =>
  chamar(eu.token, endpoint, envio as never) as Promise<{
    status: number;
    corpo: unknown;
    erro: unknown;
  }>;

const rotulo = ({ method, path }: Endpoint) => `${method} ${path}`;

const ehRegistro = (valor: unknown): valor is Registro =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** The record in an answer: the answer itself, or the one part of it with an id. */
function registroDe(corpo: unknown): Registro {
  if (!ehRegistro(corpo)) throw new Error('não é um registro');
  const parte = Object.values(corpo).find((valor) => ehRegistro(valor) && 'id' in valor);
  return 'versao' in corpo || !ehRegistro(parte) ? corpo : parte;
}

async function ler(endpoint: Endpoint, id: number | undefined): Promise<Registro> {
  const { corpo } = await enviar(endpoint, endpoint.params ? { params: { id } } : {});
  const lista = ehRegistro(corpo) ? Object.values(corpo).find(Array.isArray) : undefined;
  const naLista = 'versao' in registroDe(corpo) ? undefined : lista;
  return naLista ? naLista.find((item) => item.id === id) : registroDe(corpo);
}

/** The fields that an endpoint accepts for the noun itself. */
function aceitos({ fora = [] }: Substantivo, { body }: Endpoint) {
  if (!(body instanceof z.ZodObject)) throw new Error('o corpo não tem campos');
  return Object.fromEntries(Object.entries(body.shape).filter(([campo]) => !fora.includes(campo)));
}

/** A value as it is answered: parsed by the schema, instants in ISO 8601. */
const comoSeLe = (schema: z.core.$ZodType, valor: unknown) => {
  const lido = z.parse(schema, valor);
  return lido instanceof Date ? lido.toISOString() : lido;
};

const emOrdem = (valor: unknown) =>
  Array.isArray(valor) && valor.every((item) => typeof item === 'number')
    ? valor.toSorted((a, b) => a - b)
    : valor;

/** The fields whose value in a record is not the one that was sent. */
function perdidos(
  { lidos = {} }: Pick<Substantivo, 'lidos'>,
  shape: Readonly<Record<string, z.core.$ZodType>>,
  enviados: Registro,
  registro: Registro,
) {
  return Object.entries(enviados).flatMap(([campo, valor]) => {
    const schema = shape[campo];
    const lido = emOrdem(lidos[campo]?.(registro) ?? registro[campo]);
    const esperado = emOrdem(schema && comoSeLe(schema, valor));
    return JSON.stringify(lido ?? null) === JSON.stringify(esperado ?? null)
      ? []
      : [{ campo, esperado, lido }];
  });
}

const meusDados = async () =>
  (await chamar(eu.token, meusDadosEndpoints.exportar, { body: { senha: SENHA } })).corpo;

const valores = (exemplos: Pares, qual: 0 | 1): Registro =>
  Object.fromEntries(Object.entries(exemplos).map(([campo, par]) => [campo, par[qual]]));

/** Creates and edits a noun; answers what was sent and answered each time. */
async function escrever(noun: Substantivo) {
  const { criar = noun.editar, editar } = noun;
  const [dados, mudanca] = [aceitos(noun, criar), aceitos(noun, editar)];
  const criados = valores(exemplosDe(dados, noun.exemplos ?? {}), 0);
  const editados = valores(exemplosDe(mudanca, noun.exemplos ?? {}), 1);
  const nascimento = await enviar(criar, {
    ...(noun.dentroDe && { params: noun.dentroDe }),
    body: criados,
  });
  expect(nascimento.erro).not.toHaveProperty('campos');
  expect(nascimento.status).toBeLessThan(300);
  const id = registroDe(nascimento.corpo).id as number | undefined;
  const antes = await ler(noun.ler, id);
  const edicao = await enviar(editar, {
    ...(editar.params && { params: { id } }),
    body: editados,
  });
  expect(edicao.erro).not.toHaveProperty('campos');
  expect(edicao.status).toBeLessThan(300);
  const depois = await ler(noun.ler, id);
  return {
    id,
    antes,
    editados,
    /** All that was sent of the record, as it stands after the edit, and what it is parsed by. */
    ficou: { ...criados, ...editados },
    shape: { ...dados, ...mudanca },
    perdidosAoCriar: perdidos(noun, dados, criados, antes),
    perdidosAoEditar: perdidos(noun, mudanca, editados, depois),
  };
}

/** An act upon several records at once names them by their ids, and writes none whole. */
const emLote = ({ body }: Endpoint) => body instanceof z.ZodObject && 'ids' in body.shape;
/** Every call that is sent something to write, and those of the nouns in this walk. */
const escritas = app.endpoints
  .filter((um) => um.method !== 'GET' && (um.body || um.arquivo) && !emLote(um))
  .map(rotulo);
const andadas = Object.values(nomes).flatMap(({ criar, editar }) =>
  [criar, editar].flatMap((um) => (um ? [rotulo(um)] : [])),
);

test('every call that writes is that of a noun in this walk, or said by its module to write no record', async () => {
  expect([...new Set(andadas), ...(await todosForaDoPercurso())].sort()).toEqual(escritas.sort());
});

test('every module with nouns in this walk has its list of fields, and the other way round', async () => {
  const casas = globSync('src/modules/*/*.campos.ts', { cwd: join(import.meta.dirname, '..') });
  const comNomes: string[] = [];
  for (const { nome, exemplos } of modulos) {
    if ((await exemplos?.())?.substantivos) comNomes.push(nome);
  }
  expect(casas.map((casa) => basename(casa, '.campos.ts')).sort()).toEqual(comNomes.sort());
});

describe.each(Object.keys(nomes))('every field that the contract accepts for %s', (nome) => {
  const noun = nomes[nome] as Substantivo;
  let escrito: Awaited<ReturnType<typeof escrever>>;
  beforeAll(async () => {
    escrito = await escrever(noun);
  });

  test('is stored when the record is created', () => {
    expect(escrito.perdidosAoCriar).toEqual([]);
  });

  test('is stored when an edit changes it to another value', () => {
    const { perdidosAoEditar, editados } = escrito;
    expect(perdidosAoEditar).toEqual([]);
    const exemplos = exemplosDe(aceitos(noun, noun.editar), noun.exemplos ?? {});
    const iguais = Object.keys(editados).filter(
      (campo) => exemplos[campo]?.[0] === exemplos[campo]?.[1],
    );
    expect(iguais).toEqual(noun.fixos ?? []);
  });

  const chamado = (campo: string) => noun.naAuditoria?.[campo] ?? campo;
  if (noun.auditada) {
    test('is in the audit log when an edit changes it', async () => {
      const { editados, id } = escrito;
      const [evento] = await banco
        .select()
        .from(auditoriaEventos)
        .where(
          and(
            eq(auditoriaEventos.acao, noun.auditada ?? ''),
            eq(auditoriaEventos.usuario_id, eu.id),
            id === undefined ? undefined : eq(auditoriaEventos.objeto_id, id),
          ),
        )
        .orderBy(desc(auditoriaEventos.id))
        .limit(1);
      const ditos = camposMudados(
        evento?.antes as Record<string, unknown>,
        evento?.depois as Record<string, unknown>,
      );
      const calados = Object.keys(editados).filter(
        (campo) =>
          !ditos.includes(chamado(campo)) &&
          !noun.fixos?.includes(campo) &&
          !noun.naHistoria?.includes(campo),
      );
      expect(calados).toEqual([]);
    });

    test('has a word in the audit log', () => {
      expect(
        Object.keys(escrito.editados).filter((campo) => !comPalavra.has(chamado(campo))),
      ).toEqual([]);
    });
  }

  const { entregue, historia, copia } = noun;
  if (typeof entregue !== 'string') {
    test('is given to people, except what its module says is not', async () => {
      const { ficou, shape, id } = escrito;
      const { por, lidos = {}, fora = {} } = entregue;
      const dado = typeof por === 'function' ? por(await meusDados()) : await ler(por, id);
      const faltam = perdidos({ lidos }, shape, ficou, { ...dado });
      expect(faltam.map(({ campo }) => campo)).toEqual(
        Object.keys(ficou).filter((campo) => campo in fora),
      );
    });
  }

  if (historia) {
    test('is named in the noun’s own story when it changes', async () => {
      const { editados, id } = escrito;
      const { corpo } = await enviar(historia.ler, { params: { id } });
      const contado = historia.ultima(corpo as Registro) ?? '';
      const calados = Object.keys(editados).filter(
        (campo) => !contado.includes(historia.frases[campo] ?? campo),
      );
      expect(calados).toEqual([]);
    });
  }

  if (copia) {
    test('is copied, except what a copy has of its own', async () => {
      const { ficou, shape, id } = escrito;
      const { por, body, nova, fora } = copia;
      const { corpo } = await enviar(por, { params: { id }, body });
      const copiado = nova(corpo as Registro) as Registro;
      expect(copiado.id).not.toBe(id);
      const faltam = perdidos(noun, shape, ficou, copiado);
      expect(faltam.map(({ campo }) => campo)).toEqual(fora);
    });
  }
});
