import type { ConfiguracaoDaIntegracao } from '@dominio/contrato/configuracao-sistema';
import { Switch, Textarea } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useSalvamento } from '../../../components/formulario/use-salvamento.tsx';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { useGravarIntegracao } from '../configuracoes.queries.ts';
import {
  CAMPOS,
  corpoDaIntegracao,
  estaDefinido,
  nomesDaIntegracao,
  valoresDaIntegracao,
} from '../integracoes.campos.ts';
import { CampoDaIntegracao } from './campo-da-integracao.tsx';
import classes from './configuracoes.module.css';
import { type DoPainel, QuadroDoPainel } from './quadro-do-painel.tsx';
import { TesteDaIntegracao } from './teste-da-integracao.tsx';

type Props = DoPainel & {
  integracao: ConfiguracaoDaIntegracao;
  /** Whether it was saved since the drawer was opened: the focus then goes to the test. */
  mudou: boolean;
};

/** One integration: its fields, its switch, and a test of what is stored. */
export function FormularioDaIntegracao(props: Props) {
  const { integracao, mudou, podeEditar, aoTerminar, aoRecarregar } = props;
  const { integration, somente_leitura, origem, situacao } = integracao;
  const campos = CAMPOS[integration];
  // The integration of files has no fields: it can only be tested.
  const editavel = podeEditar && !somente_leitura && campos.length > 0;
  const focarTeste = mudou || !editavel;
  const [removidos, setRemovidos] = useState<readonly string[]>([]);
  const gravar = useGravarIntegracao(integration);
  const formulario = useFormulario({
    iniciais: valoresDaIntegracao(integracao),
    ordem: ['enabled', ...campos.map(({ nome }) => nome), 'description'],
    nomes: nomesDaIntegracao(integration),
    validar: () => ({}),
  });
  const { form } = formulario;
  const sujo = form.isDirty() || removidos.length > 0;
  const salvamento = useSalvamento({
    formulario,
    gravar: () => gravar.mutateAsync(corpoDaIntegracao(integracao, form.getValues(), removidos)),
    avisar: () => avisar.sucesso({ titulo: 'Integração salva' }),
    // The drawer stays open after saving, so that what was saved can be tested.
    aoTerminar: () => undefined,
    aoRecarregar,
    sujo,
  });

  return (
    <QuadroDoPainel
      formulario={formulario}
      rotulos={Object.fromEntries(campos.map(({ nome, rotulo }) => [nome, rotulo]))}
      salvamento={salvamento}
      editavel={editavel}
      enviando={gravar.isPending}
      aoCancelar={aoTerminar}
      tudoOpcional={!form.values.enabled}
    >
      <p className={frases.dica}>{situacao}</p>
      {somente_leitura && (
        <p className={frases.dica}>
          {origem === 'ambiente'
            ? 'Definida no ambiente do servidor. O que está lá vale, e só muda lá.'
            : 'Só um administrador muda esta integração.'}
        </p>
      )}
      {campos.length > 0 && (
        <fieldset className={classes.campos} disabled={!editavel}>
          <div className={classes.larga}>
            <Switch
              label="Ativa"
              data-autofocus={!focarTeste || undefined}
              {...form.getInputProps('enabled', { type: 'checkbox' })}
            />
          </div>
          {campos.map((campo) => (
            <CampoDaIntegracao
              key={campo.nome}
              campo={campo}
              entrada={form.getInputProps(campo.nome)}
              definido={estaDefinido(integracao, campo.nome)}
              removido={removidos.includes(campo.nome)}
              aoRemover={(remover) =>
                setRemovidos((antes) =>
                  remover ? [...antes, campo.nome] : antes.filter((nome) => nome !== campo.nome),
                )
              }
              somenteLeitura={!editavel}
              obrigatorio={campo.obrigatorio === true && form.values.enabled}
            />
          ))}
          <div className={classes.larga}>
            <Textarea label="Descrição" rows={2} {...form.getInputProps('description')} />
          </div>
        </fieldset>
      )}
      <TesteDaIntegracao
        integracao={integracao}
        podeTestar={podeEditar}
        sujo={sujo}
        comFoco={focarTeste}
      />
    </QuadroDoPainel>
  );
}
