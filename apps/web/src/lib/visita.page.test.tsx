import { timesEndpoints } from '@dominio/contrato/times';
import { verComoEndpoints } from '@dominio/contrato/ver-como';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { segurarSaidas } from '../../test/pagina/recarga.ts';
import { responder } from '../../test/pagina/rede.ts';
import { novoToken } from '../../test/pagina/sessao.ts';
import { chamar } from './api-client.ts';
import { ENTRADAS, gravar, gravarDuravel, ler, remover } from './armazenamento.ts';
import { comecarDocumento } from './documento.ts';
import { comecarVisita } from './na-visita.ts';
import { criarRascunhos } from './rascunhos.ts';
import { lerToken, limparSessao } from './sessao-storage.ts';

const VISITA = {
  usuario_id: 7,
  nome: 'Bruno Lima',
  motivo: 'Não encontra a reunião',
  expira_em: '2026-08-12T10:30:00-03:00',
};

let daAdministradora: string;
let daVisita: string;
let saidas: readonly string[];

/** An administrator begins the visit, which loads another document. */
beforeEach(async () => {
  saidas = segurarSaidas();
  [daAdministradora, daVisita] = [novoToken(1), novoToken(7)];
  localStorage.setItem(ENTRADAS.token, daAdministradora);
  localStorage.setItem(ENTRADAS.tema, 'light');
  localStorage.setItem(ENTRADAS.cliente, 'o dela');
  responder(verComoEndpoints.iniciar, {
    success: true,
    message: '',
    access_token: daVisita,
    visita: VISITA,
  });
  await comecarVisita(7, VISITA.motivo, { senha: 'a dela' });
  expect(saidas).toEqual(['/']);
  comecarDocumento();
});

describe('Ver como in a tab', () => {
  it('reads and writes what is the visit’s, beside what lies there for the other tabs', () => {
    expect(lerToken()).toBe(daVisita);
    expect(ler(ENTRADAS.cliente)).toBeNull();
    expect(ler(ENTRADAS.tema)).toBe('light');
    gravarDuravel(ENTRADAS.usuario, 'o visto');
    gravar(ENTRADAS.tema, 'dark');
    remover(ENTRADAS.cliente);
    expect(ler(ENTRADAS.tema)).toBe('dark');
    expect({ ...localStorage }).toEqual({
      'dominio.cliente': 'o dela',
      'dominio.tema': 'light',
      'dominio.token': daAdministradora,
    });
    expect(document.cookie).toBe('');
  });

  it('refuses what would change something before it is sent', async () => {
    const { pedidos } = responder(timesEndpoints.excluir, { success: true, message: '' });
    await expect(chamar(timesEndpoints.excluir, { params: { id: 1 } })).rejects.toMatchObject({
      status: 409,
      codigo: 'SOMENTE_LEITURA',
      message: 'Você está vendo como Bruno Lima: isto não pode ser feito.',
    });
    expect(pedidos).toEqual([]);
  });

  it('keeps no drafts, which nobody could save', () => {
    const rascunhos = criarRascunhos('ficha', z.object({ nome: z.string() }));
    rascunhos.guardar('novo', 7, { nome: 'digitado por quem visita' });
    expect(rascunhos.ler('novo', 7)).toBeUndefined();
  });

  it('keeps nothing that arrives after its end, while the page is on its way out', () => {
    limparSessao('expirada');
    gravarDuravel(ENTRADAS.usuario, 'o visto');
    expect(sessionStorage).toHaveLength(0);
    expect(ler(ENTRADAS.usuario)).toBeNull();
  });

  it('ends where the server says it is over, and leaves the administrator’s session alone', () => {
    limparSessao('expirada');
    expect(saidas.at(-1)).toBe('/gerenciar-usuarios?usuario=7');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem(ENTRADAS.token)).toBe(daAdministradora);
    comecarDocumento();
    expect(lerToken()).toBe(daAdministradora);
  });
});
