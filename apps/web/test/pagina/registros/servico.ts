import { Servico, servicosEndpoints } from '@dominio/contrato/servicos';
import { type Locator, page } from 'vitest/browser';
import { responderRegistro } from './registro.ts';

/** A service that the firm offers. */
export const umServico = (mudancas: Partial<Servico> = {}): Servico =>
  Servico.parse({
    id: 1,
    nome: 'Folha',
    descricao: null,
    unidade: null,
    ativo: true,
    contratos_total: 0,
    versao: 1,
    ...mudancas,
  } satisfies Servico);

/** Takes a service in the field that chooses those of a contract. */
export async function escolherServico(nome: string, onde: Pick<Locator, 'getByRole'> = page) {
  await onde.getByRole('combobox', { name: 'Serviços' }).click();
  await page.getByRole('option', { name: nome, exact: true }).click();
}

/** Answers the calls for the services that a firm offers. */
export const responderServicos = (iniciais: readonly Servico[] = []) =>
  responderRegistro(servicosEndpoints, {
    iniciais,
    um: umServico,
    linhas: 'servicos',
  });
