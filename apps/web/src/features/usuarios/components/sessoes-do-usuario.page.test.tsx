import { sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { responder } from '../../../../test/pagina/rede.ts';
import { umaSessaoAberta } from '../../../../test/pagina/registros/conta.ts';
import { comSessao } from '../../../../test/pagina/sessao.ts';
import { SessoesDoUsuario } from './sessoes-do-usuario.tsx';

it('a person’s open sessions can be ended, and have nothing axe complains of', async () => {
  comSessao();
  responder(sessoesAbertasEndpoints.daPessoa, { sessoes: [umaSessaoAberta()], total: 1 });
  const usuario = { id: 20, nome: 'Camila Duarte' } as UsuarioAberto;
  await desenhar(
    <main>
      <h1>{usuario.nome}</h1>
      <SessoesDoUsuario usuario={usuario} />
    </main>,
  );
  await expect.element(page.getByText('Chrome no Linux')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Encerrar todas' })).toBeVisible();
  await semViolacoes();
});
