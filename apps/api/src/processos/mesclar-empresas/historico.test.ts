import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { mesclarEmpresasEndpoints as e } from '@dominio/contrato/empresas-mesclar';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarSocios, umSocio } from '../../../test/factories/socios.ts';
import { duasFichas } from '../../../test/mesclar-empresas.apoio.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

const mesclar = (fica_id: number, sai_id: number, da_outra: ('regimes' | 'socios')[]) =>
  chamar(token, e.mesclar, { body: { fica_id, sai_id, da_outra, simular: false } });

/** What the log has of the lists of a company, by an action. */
async function listasEm(acao: string, id: number) {
  const [evento] = await banco
    .select({ antes: auditoriaEventos.antes, depois: auditoriaEventos.depois })
    .from(auditoriaEventos)
    .where(and(eq(auditoriaEventos.acao, acao), eq(auditoriaEventos.objeto_id, id)));
  const listas = (lado: unknown) => {
    const { regimes, socios } = (lado ?? {}) as Record<string, unknown>;
    return { regimes, socios };
  };
  return [listas(evento?.antes), listas(evento?.depois)];
}

const REAL = ['Lucro Real desde 01/01/2020'];
const SIMPLES = ['Simples Nacional desde 01/01/2021'];
const ANTIGO = [expect.stringMatching(/^Rui Sampaio, \*\*\*/)];
const NOVO = [expect.stringMatching(/^Ana Prado, \*\*\*/)];

async function cena() {
  const feita = await duasFichas(banco);
  await criarSocios(banco, feita.fica, [umSocio({ nome: 'Rui Sampaio' })]);
  return feita;
}

describe('the log of a joining', () => {
  test('names the partners and regimes that were replaced, and those that took their place', async () => {
    const { fica, sai } = await cena();
    await mesclar(fica, sai, ['regimes', 'socios']);
    expect(await listasEm('empresa.juntada', fica)).toEqual([
      { regimes: REAL, socios: ANTIGO },
      { regimes: SIMPLES, socios: NOVO },
    ]);
    const params = { tipo: 'empresa', id: fica };
    const { eventos } = (await chamar(token, auditoriaEndpoints.historico, { params, query: {} }))
      .corpo;
    const dito = JSON.stringify(eventos.find(({ acao }) => acao === 'empresa.juntada'));
    expect(dito).toContain('Lucro Real desde 01/01/2020');
    expect(dito).toContain('Rui Sampaio');
    expect(dito).not.toMatch(/529\.?982\.?247-?25/);
  });

  test('says nothing of lists that stayed', async () => {
    const { fica, sai } = await cena();
    await mesclar(fica, sai, []);
    const nada = { regimes: undefined, socios: undefined };
    expect(await listasEm('empresa.juntada', fica)).toEqual([nada, nada]);
  });

  test('names them the other way round once the companies are two again', async () => {
    const { fica, sai } = await cena();
    await mesclar(fica, sai, ['socios']);
    expect((await chamar(token, e.separar, { params: { id: sai } })).status).toBe(200);
    expect(await listasEm('empresa.separada', fica)).toEqual([
      { regimes: undefined, socios: NOVO },
      { regimes: undefined, socios: ANTIGO },
    ]);
  });
});
