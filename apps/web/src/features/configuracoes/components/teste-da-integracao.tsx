import type { ConfiguracaoDaIntegracao } from '@dominio/contrato/configuracao-sistema';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import frases from '../../../components/ui/frases.module.css';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useTestarIntegracao } from '../configuracoes.queries.ts';
import classes from './configuracoes.module.css';

/**
 * Result of the last test of an integration, and the button that tests it again. The test uses what
 * is stored, not what is typed.
 */
export function TesteDaIntegracao({
  integracao,
  podeTestar,
  sujo,
  comFoco,
}: {
  integracao: ConfiguracaoDaIntegracao;
  podeTestar: boolean;
  /** Whether the form has changes that are not saved, which the test would not use. */
  sujo: boolean;
  /** Whether the button takes the focus, because the drawer was opened for the test. */
  comFoco: boolean;
}) {
  const testar = useTestarIntegracao(integracao.integration);
  // The answer itself is shown, because the server does not store the result when somebody saved
  // the integration while the test ran.
  const ultimo = testar.data ?? integracao.ultimo_teste;
  const Icone = ultimo?.success ? IconCheck : IconAlertTriangle;
  return (
    <section className={classes.teste} aria-label="Teste da integração">
      <div role="status">
        {testar.error && <p className={frases.erro}>{mensagemDoErro(testar.error)}</p>}
        {ultimo ? (
          <p className={ultimo.success ? frases.certo : frases.erro}>
            <Icone size={16} aria-hidden /> {ultimo.message}
            <small> Testado em {formatarDataHora(ultimo.testado_em)}.</small>
          </p>
        ) : (
          <p className={frases.dica}>Ainda não foi testada.</p>
        )}
      </div>
      {podeTestar && (
        <Button
          variant="default"
          loading={testar.isPending}
          disabled={sujo}
          data-autofocus={comFoco || undefined}
          onClick={() => testar.mutate()}
        >
          {sujo ? 'Salve para testar' : 'Testar'}
        </Button>
      )}
    </section>
  );
}
