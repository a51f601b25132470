import type { Preferencias } from '@dominio/contrato/notificacoes-configuracao';
import { useQuery } from '@tanstack/react-query';
import { Secao } from '../../../components/painel/secao.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { quandoOptions } from '../preferencias.queries.ts';
import { FormularioDeQuando } from './formulario-de-quando.tsx';

/** The part 'Quando': at which hours the person is told, and how soon by e-mail. */
export default function Quando() {
  return (
    <Secao
      titulo="Quando avisar"
      descricao="O sino recebe tudo na hora. Avisos de segurança chegam a qualquer hora, por todos os meios."
    >
      <Lido consulta={useQuery(quandoOptions())} oQue="seus horários" linhas={8}>
        {(preferencias: Preferencias) => <FormularioDeQuando preferencias={preferencias} />}
      </Lido>
    </Secao>
  );
}
