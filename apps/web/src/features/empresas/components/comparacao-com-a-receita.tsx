import type { Empresa } from '@dominio/contrato/empresas';
import type {
  CampoDaReceita,
  ComparacaoComAReceita as Comparacao,
} from '@dominio/contrato/empresas-receita';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDataHora } from '../../../lib/formato.ts';
import { useEscritaDaReceita } from '../use-escrita-da-receita.ts';
import { AlemDosCampos } from './alem-dos-campos.tsx';
import { DiferencaDaReceita } from './diferenca-da-receita.tsx';
import classes from './receita.module.css';

interface PropsDaEscolha {
  empresa: Empresa;
  comparacao: Comparacao;
  aoFechar: () => void;
}

function Escolha({ empresa, comparacao, aoFechar }: PropsDaEscolha) {
  const { diferencas, consultado_em } = comparacao;
  const [marcados, setMarcados] = useState<readonly CampoDaReceita[]>([]);
  const { gravar, enviando, erro } = useEscritaDaReceita(empresa, aoFechar);
  const todos = marcados.length === diferencas.length;
  return (
    <>
      <p className={frases.dica}>
        Consultada em {formatarDataHora(consultado_em)}. Nada muda até você escolher.
      </p>
      {diferencas.length === 0 ? (
        <p className={frases.certo}>O cadastro está como na Receita.</p>
      ) : (
        <fieldset className={classes.diferencas}>
          <legend className={classes.legenda}>
            {contar(diferencas.length, 'campo diferente', 'campos diferentes')}
          </legend>
          <Checkbox
            label="Marcar todos"
            checked={todos}
            indeterminate={!todos && marcados.length > 0}
            onChange={() => setMarcados(todos ? [] : diferencas.map(({ campo }) => campo))}
          />
          {diferencas.map((diferenca) => (
            <DiferencaDaReceita
              key={diferenca.campo}
              diferenca={diferenca}
              marcada={marcados.includes(diferenca.campo)}
              aoMarcar={(marcada) =>
                setMarcados((antes) =>
                  marcada
                    ? [...antes, diferenca.campo]
                    : antes.filter((um) => um !== diferenca.campo),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <AlemDosCampos empresa={empresa} comparacao={comparacao} aoSair={aoFechar} />
      {erro !== null && (
        <div role="alert" className={frases.erro}>
          {erro instanceof ErroDaApi && erro.campos.length > 0
            ? erro.campos.map(({ campo, mensagem }) => <p key={campo}>{mensagem}</p>)
            : mensagemDoErro(erro)}
        </div>
      )}
      <RodapeFixo>
        <Button variant="default" onClick={aoFechar}>
          {diferencas.length === 0 ? 'Fechar' : 'Cancelar'}
        </Button>
        {diferencas.length > 0 && (
          <Button
            loading={enviando}
            disabled={marcados.length === 0}
            onClick={() => void gravar(comparacao, marcados)}
          >
            {marcados.length === 0
              ? 'Usar o da Receita'
              : `Usar ${contar(marcados.length, 'campo', 'campos')} da Receita`}
          </Button>
        )}
      </RodapeFixo>
    </>
  );
}

interface Props {
  empresa: Empresa;
  consulta: {
    readonly data?: Comparacao | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
  };
  aoConsultar: () => void;
  aoFechar: () => void;
}

/**
 * A company's register beside what the Receita says, field by field: the person marks what to take,
 * and nothing else changes (page book #19).
 */
export default function ComparacaoComAReceita(props: Props) {
  const { empresa, consulta, aoConsultar, aoFechar } = props;
  const { data, error, isPending } = consulta;
  return (
    <Dialogo titulo="Atualizar pela Receita" tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        <div role="status" className={classes.espera}>
          {isPending && <p className={frases.dica}>Consultando a Receita...</p>}
        </div>
        {!isPending && error && (
          <>
            <p role="alert" className={frases.erro}>
              {mensagemDoErro(error)}
            </p>
            <RodapeFixo>
              <Button variant="default" onClick={aoFechar}>
                Fechar
              </Button>
              <Button onClick={aoConsultar}>Tentar novamente</Button>
            </RodapeFixo>
          </>
        )}
        {!isPending && data && <Escolha empresa={empresa} comparacao={data} aoFechar={aoFechar} />}
      </div>
    </Dialogo>
  );
}
