import type { ConfiguracaoDaIntegracao } from '@dominio/contrato/configuracao-sistema';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import frases from '../../../components/ui/frases.module.css';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useTestarIntegracao } from '../configuracoes.queries.ts';
import classes from './configuracoes.module.css';

/** The last test of an integration, and the way to make another: of what is saved, not of what is typed. */
export function TesteDaIntegracao({
  integracao,
  podeTestar,
  sujo,
  comFoco,
}: {
  integracao: ConfiguracaoDaIntegracao;
  podeTestar: boolean;
  /** There are changes that the test would not see. */
  sujo: boolean;
  /** It is what the drawer is open for. */
  comFoco: boolean;
}) {
  const testar = useTestarIntegracao(integracao.integration);
  // The answer itself: it is not kept beside fields that somebody saved while it ran.
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
