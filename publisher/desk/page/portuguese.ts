/**
 * What the editor's own Portuguese, which is Brazilian, says otherwise in Portugal; only words that this desk shows.
 * The keys are those of decap-cms-locales.
 */
export const portuguese = {
  auth: { loggingIn: 'A entrar…' },
  app: { app: { loadingConfig: 'A abrir a mesa…', waitingBackend: 'À espera do servidor…' } },
  collection: {
    sidebar: { collections: 'Conteúdo', allCollections: 'Todo o conteúdo', searchAll: 'Procurar em tudo', searchIn: 'Procurar em' },
    collectionTop: {
      viewAs: 'Ver como',
      newButton: 'Novo: %{collectionLabel}',
      newButtonAriaLabel: 'Novo: %{collectionLabel}',
      ascending: 'Ascendente',
      searchResults: 'Resultados de «%{searchTerm}»',
      searchResultsInCollection: 'Resultados de «%{searchTerm}» em %{collection}',
    },
    entries: {
      loadingEntries: 'A abrir os textos…',
      cachingEntries: 'A guardar os textos em memória…',
      longerLoading: 'Pode demorar um pouco',
      noEntries: 'Nada encontrado',
    },
  },
  editor: {
    editorControlPane: { widget: { processing: '%{fieldLabel}: a tratar.', rangeCountExact: '%{fieldLabel}: têm de ser exatamente %{count}.' } },
    editor: {
      onLeavePage: 'Tem a certeza de que quer sair? Há alterações por guardar.',
      onDeleteWithUnsavedChanges: 'Quer mesmo eliminar este texto, com as alterações por guardar?',
      onDeletePublishedEntry: 'Quer mesmo eliminar este texto?',
      loadingEntry: 'A abrir o texto…',
      confirmLoadBackup: 'Há uma versão deste texto que não chegou a ser guardada. Quer usá-la?',
    },
    editorInterface: { togglePreview: 'Mostrar ou esconder a página', toggleScrollSync: 'Deslocar em conjunto' },
    editorToolbar: {
      publishing: 'A guardar…',
      publish: 'Guardar',
      published: 'Guardado',
      publishNow: 'Guardar',
      publishAndCreateNew: 'Guardar e criar outro',
      publishAndDuplicate: 'Guardar e duplicar',
      duplicate: 'Duplicar',
      deleteEntry: 'Eliminar',
      deletePublishedEntry: 'Eliminar',
      deleteUnpublishedEntry: 'Eliminar',
      saving: 'A guardar…',
      save: 'Guardar',
      deleting: 'A eliminar…',
      updating: 'A atualizar…',
      status: 'Estado: %{status}',
      backCollection: 'Voltar a: %{collectionLabel}',
      unsavedChanges: 'Alterações por guardar',
      changesSaved: 'Alterações guardadas',
      deployPreviewButtonLabel: 'Ver no site',
      deployButtonLabel: 'Ver no site',
    },
    editorWidgets: {
      markdown: {
        link: 'Ligação',
        linkPrompt: 'O endereço da ligação',
        headings: 'Subtítulo',
        bulletedList: 'Lista com marcas',
        addComponent: 'Acrescentar',
        richText: 'Com formatação',
      },
      datetime: { setToNow: 'Hoje em «%{fieldLabel}»', now: 'Hoje' },
      list: { add: 'Acrescentar: %{item}' },
    },
  },
  ui: {
    default: { goBackToSite: 'Voltar ao site' },
    errorBoundary: {
      details: 'Ocorreu um erro inesperado. ',
      reportIt: 'Comunicar.',
      recoveredEntry: { warning: 'Copie isto para outro lado antes de sair!', copyButtonLabel: 'Copiar' },
    },
    toast: {
      onFailToLoadEntries: 'O texto não abriu: %{details}',
      onFailToPersist: 'Não foi guardado.',
      onFailToDelete: 'Não foi eliminado.',
      missingRequiredField: 'Falta preencher um campo obrigatório.',
      entrySaved: 'Guardado',
      entryPublished: 'Guardado',
    },
  },
};
